import { type Category, categoryFacts } from '../../products/category.ts'
import { attributeOf } from '../../facts/attribute-of.ts'
import type { Attribute, AttributeName } from '../../facts/attributes.ts'
import { toBase, type Unit } from '../../facts/unit.ts'
import { attributeKey } from '../../features/key-figures.ts'
import type { ListFilters } from './list-filters.ts'

/** An attribute that a category's list is filtered by. */
export interface FilterAttribute {
  name: AttributeName
  /** What it is called in the list. */
  label: string
  key: string
  /** Its words, or its number or range. */
  by: 'choice' | 'number'
  /** The unit that numbers are shown in; null for bare ones and for words. */
  unit: Unit | null
}

/** What is selected of one attribute: some words, or numbers in its base unit, which may be infinite. */
export type SelectedFilter = { filter: FilterAttribute } & (
  | { choices: string[] }
  | { from: number; to: number }
)

/** What the list of a category can be filtered by, in the order it is offered. */
export function filterAttributes(category: Category): FilterAttribute[] {
  const { keyAttributes, furtherFilters } = categoryFacts(category)
  return [...keyAttributes, ...furtherFilters].flatMap((name) => {
    const attribute = attributeOf(name, category)
    if (!attribute || attribute.kind === 'text') return []
    return { name, label: name, key: attributeKey(name), ...meansOf(attribute) }
  })
}

/** The filters that an address names; undefined if the list of this category has not all of them. */
export function selectedFilters(
  { choices, ranges }: ListFilters,
  category: Category,
): SelectedFilter[] | undefined {
  const offered = new Map(filterAttributes(category).map((filter) => [filter.key, filter]))
  const selected: SelectedFilter[] = []
  for (const [key, values] of Object.entries(choices)) {
    const filter = offered.get(key)
    if (filter?.by !== 'choice') return undefined
    selected.push({ filter, choices: values })
  }
  for (const [key, { min, max }] of Object.entries(ranges)) {
    const filter = offered.get(key)
    if (!filter || filter.by === 'choice') return undefined
    const inBase = (number: number) => (filter.unit ? toBase(number, filter.unit) : number)
    selected.push({
      filter,
      from: min === undefined ? -Infinity : inBase(min),
      to: max === undefined ? Infinity : inBase(max),
    })
  }
  return selected
}

/** The parameters of an address that filter the list of a category: "panel-is", "power-min", "power-max". */
export function filterParameters(category: Category): string[] {
  return filterAttributes(category).flatMap(({ key, by }) =>
    by === 'choice' ? `${key}-is` : [`${key}-min`, `${key}-max`],
  )
}

function meansOf(
  attribute: Attribute,
): Partial<FilterAttribute> & Pick<FilterAttribute, 'by' | 'unit'> {
  if (attribute.kind === 'quantity' || attribute.kind === 'range')
    return { by: 'number', unit: attribute.unit }
  // By the volume that is stated beside a size: "480 × 230 × 480 mm, 53.0 L".
  if (attribute.kind === 'dimensions' && attribute.unit !== null)
    return { by: 'number', unit: 'L', label: 'Volume', key: 'volume' }
  return { by: 'choice', unit: null }
}
