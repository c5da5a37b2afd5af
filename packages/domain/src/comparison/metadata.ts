import { type Category, categoryFacts } from '../products/category.ts'
import type { PageMetadata } from '../site-pages/page-metadata.ts'
import { inWords } from '../text/in-words.ts'
import { categoryComparisonPath, comparisonName, comparisonPath } from './address.ts'
import type { ProductInShort } from '../products/product-schema.ts'

/** What the table of all products of a category is called. */
export function categoryComparisonMetadata(category: Category): PageMetadata {
  const name = categoryFacts(category).name.toLowerCase()
  return {
    title: categoryComparisonTitle(category),
    description: `Argo’s ${name} in one table: differences first, every figure with its conditions.`,
    path: categoryComparisonPath(category),
  }
}

/** What a table of chosen products is called. */
export function comparisonMetadata(products: readonly ProductInShort[]): PageMetadata {
  const names = inWords(products.map(({ name }) => name))
  return {
    title: comparisonTitle(products),
    description: `${names} in one table: differences first, every figure with its conditions.`,
    path: comparisonPath({ products: products.map(comparisonName).join(',') }),
  }
}

/** The title of the table of all products of a category. */
export function categoryComparisonTitle(category: Category): string {
  return `Compare all ${categoryFacts(category).name.toLowerCase()}`
}

/** The title of a table of chosen products. */
export function comparisonTitle(products: readonly Pick<ProductInShort, 'name'>[]): string {
  const names = inWords(products.map(({ name }) => name))
  return products.length < 2 ? `Compare ${names} with others` : `${names} side by side`
}
