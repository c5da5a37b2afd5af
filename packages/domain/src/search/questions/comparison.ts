import {
  categoryComparisonPath,
  comparisonName,
  comparisonPath,
  mostChosen,
} from '../../comparison/address.ts'
import { categoryComparisonTitle } from '../../comparison/metadata.ts'
import { inWords } from '../../text/in-words.ts'
import type { Query } from '../query.ts'
import type { Answer, IdsOf } from './answer.ts'

const asksForTable = new Set('compare compared comparing comparison vergleich comparer'.split(' '))
const detail = 'What differs between them, row by row, and which has the better figure.'

/** The table of the products that a search names: of the first category of which there are two. */
export function productTable({ named }: Query): Answer | undefined {
  const categories = [...Map.groupBy(named, ({ category }) => category).values()]
  const products = categories.find((some) => some.length > 1)?.slice(0, mostChosen)
  if (!products) return undefined
  const title = `${inWords(products.map(({ name }) => name))} side by side`
  const path = comparisonPath({ products: products.map(comparisonName).join(',') })
  return { advice: { title, detail, path }, products }
}

/** The table of a whole category. */
export function categoryTable({ words, category }: Query, idsOf: IdsOf): Answer | undefined {
  if (!category || !words.some((word) => asksForTable.has(word))) return undefined
  if (idsOf(category).length < 2) return undefined
  const title = categoryComparisonTitle(category)
  return {
    advice: { title, detail, path: categoryComparisonPath(category) },
    answered: asksForTable,
  }
}
