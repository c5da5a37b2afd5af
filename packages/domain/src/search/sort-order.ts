import type { AttributeName } from '../facts/attributes.ts'
import type { Category } from '../products/category.ts'
import { categoryIn } from './kinds.ts'
import { parseQuery, type Query } from './query.ts'

type ByCategory = Partial<Record<Category, AttributeName>>

/** By what a thing of a category is called small. */
const sizes: ByCategory = {
  cases: 'Dimensions',
  coolers: 'Height',
  'power-supplies': 'Length',
  monitors: 'Screen size',
}
const noise: ByCategory = { coolers: 'Noise level', 'power-supplies': 'Noise level' }

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
    [
      'lightest lighter lightweight leicht leichte leger legere',
      { peripherals: 'Weight', chairs: 'Weight' },
      true,
    ],
    ['heaviest heavier', { peripherals: 'Weight', chairs: 'Weight' }, false],
    ['strongest powerful strong', { 'power-supplies': 'Power', chairs: 'Maximum load' }, false],
    ['brightest brighter bright', { monitors: 'Brightness' }, false],
    ['fastest faster fast', { monitors: 'Refresh rate', peripherals: 'Polling rate' }, false],
  ]

/** The order that a search asks for: "compact case". */
export interface SortOrder {
  attribute: AttributeName
  isAscending: boolean
  /** The search without the words that ask for it. */
  rest: string
}

/** Whether a search asks for the products of a category in an order, and by which attribute. */
export function sortOrder(query: Query): SortOrder | undefined {
  const { words } = query
  const wanted = orders.filter(([superlatives]) =>
    words.some((word) => superlatives.split(' ').includes(word)),
  )
  // "A small or a large case" asks for none.
  const [order] = wanted
  if (!order || wanted.length > 1) return undefined
  const [superlatives, attributes, isAscending] = order
  const rest = words.filter((word) => !superlatives.split(' ').includes(word)).join(' ')
  const category = categoryIn(parseQuery(rest).terms)
  const attribute = category && attributes[category]
  return attribute && { attribute, isAscending, rest }
}
