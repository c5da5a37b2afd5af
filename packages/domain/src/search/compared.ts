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
import { parseQuery } from './query.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

type Comparable = Pick<Product, 'id' | 'slug' | 'name' | 'category'>

const asksForTable = new Set(['compare', 'compared', 'comparing', 'comparison'])
const sideBySide = 'What differs between them, row by row, and which has the better figure.'

/** Words of a search and of a name that are looked at. */
const mostWords = 12
const mostInName = 5

/** What of a search may be the name of a product: each run of its words, written as one. */
export function namesIn(query: string): string[] {
  const words = queryWords(query).slice(0, mostWords)
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(mostInName, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(''),
    ),
  )
  return [...new Set(runs)]
}

/** The products of a category that a search names in full, in its order: "edge vs calypso"; none unless there are two. */
export function comparedIn<Product extends Comparable>(
  query: string,
  products: readonly Product[],
): Product[] {
  let words = ` ${queryWords(query).join(' ')} `
  const named: { product: Product; position: number }[] = []
  const nameOf = ({ name }: Comparable) => queryWords(name).join(' ')
  // A word that a longer name has does not name another product too: "Typhoon 120" is no "Typhoon".
  for (const product of products.toSorted(
    (one, other) => nameOf(other).length - nameOf(one).length,
  )) {
    const name = nameOf(product)
    const position = words.indexOf(` ${name} `)
    if (name === '' || position < 0) continue
    words = words.replace(` ${name} `, ` ${'-'.repeat(name.length)} `)
    named.push({ product, position })
  }
  const inOrder = named
    .toSorted((one, other) => one.position - other.position)
    .map(({ product }) => product)
  for (const { category } of inOrder) {
    const compared = inOrder.filter((product) => product.category === category)
    if (compared.length > 1) return compared.slice(0, mostChosen)
  }
  return []
}

/** The category whose table a search asks for: "compare chairs". */
export function comparedCategory(query: string): Category | undefined {
  const words = queryWords(query)
  const others = words.filter((word) => !asksForTable.has(word))
  return others.length < words.length ? categoryIn(parseQuery(others.join(' '))) : undefined
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
