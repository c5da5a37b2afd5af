import type { Category } from '../products/category.ts'
import {
  categoryComparisonPath,
  comparisonName,
  comparisonPath,
  mostChosen,
} from '../comparison/address.ts'
import { categoryComparisonTitle } from '../comparison/metadata.ts'
import { inWords } from '../text/in-words.ts'
import type { Product } from '../products/product-schema.ts'
import { categoryIn } from './kinds.ts'
import type { Query } from './query.ts'
import type { Advice } from './result.ts'

type Comparable = Pick<Product, 'id' | 'slug' | 'name' | 'category'>

const asksForTable = new Set('compare compared comparing comparison vergleich comparer'.split(' '))
const sideBySide = 'What differs between them, row by row, and which has the better figure.'

/** The products to compare of those that a search names: the first of which there are two of a category. */
export function comparedOf<Product extends Comparable>(named: readonly Product[]): Product[] {
  const categories = [...Map.groupBy(named, ({ category }) => category).values()]
  return categories.find((products) => products.length > 1)?.slice(0, mostChosen) ?? []
}

/** The category whose table a search asks for: "compare chairs". */
export function comparedCategory({ words, terms }: Query): Category | undefined {
  return words.some((word) => asksForTable.has(word)) ? categoryIn(terms) : undefined
}

/** The table of a whole category. */
export function categoryComparisonOf(category: Category): Advice {
  return {
    title: categoryComparisonTitle(category),
    detail: sideBySide,
    path: categoryComparisonPath(category),
  }
}

/** The table of products that a search names. */
export function comparisonOf(products: readonly Comparable[]): Advice {
  return {
    title: `${inWords(products.map(({ name }) => name))} side by side`,
    detail: sideBySide,
    path: comparisonPath({ products: products.map(comparisonName).join(',') }),
  }
}
