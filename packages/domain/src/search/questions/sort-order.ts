import type { Quality } from '../../categories/category.ts'
import { attributeKey } from '../../features/key-figures.ts'
import { categoryFacts, categoryPath } from '../../products/category.ts'
import { type Query, says } from '../query.ts'
import type { Answer } from './answer.ts'

/** Words that ask for an order, the quality that they mean, and whether less of it comes first. */
const orders: readonly (readonly [words: string, quality: Quality, isAscending: boolean])[] = [
  [
    'small smaller smallest compact tiny little klein kleine kleines kleinstes petit petite',
    'size',
    true,
  ],
  ['large larger largest big bigger biggest roomy spacious', 'size', false],
  ['quietest quieter', 'noise', true],
  ['loudest louder', 'noise', false],
  ['lightest lighter lightweight leicht leichte leger legere', 'weight', true],
  ['heaviest heavier', 'weight', false],
  ['strongest powerful strong', 'strength', false],
  ['brightest brighter bright', 'brightness', false],
  ['fastest faster fast', 'speed', false],
]

const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
const quiet = ['quiet', 'silent', 'noiseless', 'noise', 'loud']

/** The products of a category in the order that a search asks for. */
export function sortOrder({ words, category }: Query): Answer | undefined {
  const asked = orders.filter(([some]) => words.some((word) => some.split(' ').includes(word)))
  // "A small or a large case" asks for none.
  const [order] = asked
  if (!order || asked.length > 1) return undefined
  const [some, quality, isAscending] = order
  const attribute = category && categoryFacts(category).superlatives?.[quality]
  return attribute && { order: { category, attribute, isAscending }, answered: some.split(' ') }
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
