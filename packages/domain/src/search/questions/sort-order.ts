import type { AttributeName } from '../../facts/attributes.ts'
import { attributeKey } from '../../features/key-figures.ts'
import { type Category, categoryPath } from '../../products/category.ts'
import { type Query, says } from '../query.ts'
import type { Answer } from './answer.ts'

type ByCategory = Partial<Record<Category, AttributeName>>

/** By what a thing of a category is called small. */
const sizes: ByCategory = {
  cases: 'Dimensions',
  coolers: 'Height',
  'power-supplies': 'Length',
  monitors: 'Screen size',
}
const noise: ByCategory = { coolers: 'Noise level', 'power-supplies': 'Noise level' }
const weight: ByCategory = { peripherals: 'Weight', chairs: 'Weight' }

/** Words that ask for an order, the attributes that they mean, and whether less comes first. */
const orders: readonly (readonly [words: string, attributes: ByCategory, isAscending: boolean])[] =
  [
    [
      'small smaller smallest compact tiny little klein kleine kleines kleinstes petit petite',
      sizes,
      true,
    ],
    ['large larger largest big bigger biggest roomy spacious', sizes, false],
    ['quietest quieter', noise, true],
    ['loudest louder', noise, false],
    ['lightest lighter lightweight leicht leichte leger legere', weight, true],
    ['heaviest heavier', weight, false],
    ['strongest powerful strong', { 'power-supplies': 'Power', chairs: 'Maximum load' }, false],
    ['brightest brighter bright', { monitors: 'Brightness' }, false],
    ['fastest faster fast', { monitors: 'Refresh rate', peripherals: 'Polling rate' }, false],
  ]

const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
const quiet = ['quiet', 'silent', 'noiseless', 'noise', 'loud']

/** The products of a category in the order that a search asks for. */
export function sortOrder({ words, category }: Query): Answer | undefined {
  const asked = orders.filter(([some]) => words.some((word) => some.split(' ').includes(word)))
  // "A small or a large case" asks for none.
  const [order] = asked
  if (!order || asked.length > 1) return undefined
  const [some, attributes, isAscending] = order
  const attribute = category && attributes[category]
  return attribute && { order: { attribute, isAscending }, answered: some.split(' ') }
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
