import { comparisonName, comparisonPath, mostChosen } from '../comparison/address.ts'
import { inWords } from '../in-words.ts'
import type { Product } from '../product-schema.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

type Named = Pick<Product, 'id' | 'slug' | 'name' | 'category'>

/** The table of the products that a search names in full, "edge vs calypso"; none unless two are of one category. */
export function comparisonFor(query: string, found: readonly Named[]): Advice[] {
  const words = ` ${queryWords(query).join(' ')} `
  const place = ({ name }: Named) => words.indexOf(` ${queryWords(name).join(' ')} `)
  const named = found
    .filter((product) => place(product) >= 0)
    .toSorted((one, other) => place(one) - place(other))
  const chosen = named
    .filter(({ category }) => category === named[0]?.category)
    .slice(0, mostChosen)
  if (chosen.length < 2) return []
  return [
    {
      title: `${inWords(chosen.map(({ name }) => name))} side by side`,
      detail: 'What differs between them, row by row, and which has the better figure.',
      path: comparisonPath({ products: chosen.map(comparisonName).join(',') }),
    },
  ]
}
