import { type Category, categoryFacts } from '../products/category.ts'
import { inWords } from '../text/in-words.ts'
import type { ComparedProduct } from './comparison-schema.ts'

/** The title of the table of all products of a category. */
export function categoryComparisonTitle(category: Category): string {
  return `Compare all ${categoryFacts(category).name.toLowerCase()}`
}

/** The title of a table of chosen products. */
export function comparisonTitle(products: readonly Pick<ComparedProduct, 'name'>[]): string {
  const names = inWords(products.map(({ name }) => name))
  return products.length < 2 ? `Compare ${names} with others` : `${names} side by side`
}
