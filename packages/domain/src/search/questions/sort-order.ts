import { attributeKey } from '../../features/key-figures.ts'
import { categoryFacts, categoryPath } from '../../products/category.ts'
import { ordersIn } from '../orders.ts'
import { type Query, says } from '../query.ts'
import { queryWords } from '../words.ts'
import type { Answer } from './answer.ts'
import { computer } from './build.ts'

const quiet = ['quiet', 'quieter', 'quietest', 'silent', 'noiseless', 'noise', 'loud']

/** The products of a category in the order that a search asks for. */
export function sortOrder({ words, category, named }: Query): Answer | undefined {
  // "A small or a large case" asks for none.
  const [order, another] = ordersIn(words)
  if (!order || another) return undefined
  const { quality, isAscending } = order
  const attribute = category && categoryFacts(category).superlatives?.[quality]
  // Of "a case smaller than Edge" Edge is no name that the case has.
  const others = words.includes('than') ? named.flatMap(({ name }) => queryWords(name)) : []
  const answered = [...order.words, ...others]
  return attribute && { order: { category, attribute, isAscending }, answered }
}

/** The coolers by their noise, of which a case makes none of its own. */
export function quietCase(query: Query): Answer | undefined {
  if (!says(query, computer) || !says(query, quiet)) return undefined
  return {
    advice: {
      title: 'Quiet: the fans decide',
      detail:
        'A case makes no noise of its own; its fans and the cooler do. Coolers by noise level, the quietest first.',
      path: `${categoryPath('coolers')}?sort=${attributeKey('Noise level')}-asc#products`,
    },
  }
}
