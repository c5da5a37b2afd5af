import { type Category, categoryFacts } from '../products/category.ts'
import type { ComparisonInput } from './comparison-schema.ts'
import type { Product } from '../products/product-schema.ts'

/** Products that a visitor chooses for one table, at least and at most. */
export const leastChosen = 2
export const mostChosen = 4

/** Products of a category that stand in one table where all of them do. */
export const mostOfCategory = 8

/** Names that are read from an address; those beyond `mostChosen` are told as left out. */
const mostNamed = 8
const longestName = 80

/** What the address of a table of chosen products says: their names, separated by commas. */
export interface ComparisonSearch {
  products?: string
}

/** What stands for a product in an address: its slug, or its id where it has none. */
export function comparisonName({ id, slug }: Pick<Product, 'id' | 'slug'>): string {
  // A slug of digits alone would be read as an id.
  return slug === null || /^\d+$/.test(slug) ? String(id) : slug
}

/**
 * The products that an address names, in its order and each once: "edge,calypso", or several such values, as a form of
 * check boxes sends them. Characters that no name has are left out; eight names are read at most.
 */
export function namesIn(value: unknown): string[] {
  const text = (Array.isArray(value) ? value : [value])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(',')
  const names = text
    .toLowerCase()
    .split(',', 100)
    .map((name) => name.replaceAll(/[^a-z\d-]/g, '').slice(0, longestName))
  return [...new Set(names)].filter((name) => name !== '').slice(0, mostNamed)
}

/** An address's parameters in their one spelling; anything else in it is passed over. */
export function comparisonSearch(search: Record<string, unknown>): ComparisonSearch {
  const names = namesIn(search.products)
  return names.length > 0 ? { products: names.join(',') } : {}
}

/** The address of a table of chosen products. */
export function comparisonPath(search: ComparisonSearch): string {
  return withSearch('/compare', search)
}

/** The address of the table of all products of a category. */
export function categoryComparisonPath(category: Category): string {
  return `/compare/${categoryFacts(category).route}`
}

/** A path with the products that are compared there. */
export function withSearch(path: string, { products }: ComparisonSearch): string {
  return products === undefined ? path : `${path}?products=${products}`
}

/** Whether nothing is named to compare: the page then offers every category. */
export function isUnnamed({ names = [], category }: ComparisonInput): boolean {
  return names.length === 0 && category === undefined
}
