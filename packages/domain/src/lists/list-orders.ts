import { type Category, categoryFacts } from '../products/category.ts'
import { attributeOf } from '../facts/attribute-of.ts'
import type { Attribute, AttributeName } from '../facts/attributes.ts'
import { baseOf } from '../facts/unit.ts'
import { attributeKey } from '../features/key-figures.ts'
import type { ListOrder } from '../products/product-page.ts'

const directions = ['asc', 'desc'] as const
type Direction = (typeof directions)[number]

/** What a list is put in the order of: its products' names, or what they say under an attribute. */
export interface Sort {
  direction: Direction
  attribute?: AttributeName
}

/** The orders of a category's list: by name, and by each key attribute that `isOffered` accepts, best first. */
export function listOrders(
  category: Category,
  isOffered: (attribute: AttributeName) => boolean = () => true,
): ListOrder[] {
  return [
    orderOf('name', 'Name', 'asc', letters),
    ...categoryFacts(category)
      .keyAttributes.filter(isOffered)
      .flatMap((name) => {
        const attribute = attributeOf(name, category)
        return attribute
          ? orderOf(attributeKey(name), name, firstDirection(attribute), wordsOf(attribute))
          : []
      }),
  ]
}

/** Every order that the list of a category has, as its address says it: "name-asc", "power-desc". */
export function sortsOf(category: Category): string[] {
  return listOrders(category).flatMap(({ ways }) => ways.map(({ sort }) => sort))
}

/** The order that an address names; undefined for one that a list of this category has not. */
export function sortOf(sort: string, category: Category): Sort | undefined {
  const direction = directions.find((each) => sort.endsWith(`-${each}`))
  if (direction === undefined) return undefined
  const key = sort.slice(0, -direction.length - 1)
  if (key === 'name') return { direction }
  const attribute = categoryFacts(category).keyAttributes.find((name) => attributeKey(name) === key)
  return attribute && { direction, attribute }
}

type Words = Record<Direction, string>

const letters: Words = { asc: 'A to Z', desc: 'Z to A' }

function orderOf(key: string, label: string, first: Direction, words: Words): ListOrder {
  const both: Direction[] = first === 'asc' ? ['asc', 'desc'] : ['desc', 'asc']
  return {
    label,
    ways: both.map((direction) => ({
      sort: `${key}-${direction}`,
      words: words[direction],
    })),
  }
}

function firstDirection(attribute: Attribute): Direction {
  if (attribute.kind === 'choice') return 'asc'
  return attribute.kind === 'quantity' && attribute.better === 'less' ? 'asc' : 'desc'
}

function wordsOf(attribute: Attribute): Words {
  if (attribute.kind === 'choice') return letters
  const unit = 'unit' in attribute && attribute.unit ? baseOf(attribute.unit) : null
  if (unit === 'mm') return { asc: 'smallest first', desc: 'largest first' }
  if (unit === 'g') return { asc: 'lightest first', desc: 'heaviest first' }
  return { asc: 'lowest first', desc: 'highest first' }
}
