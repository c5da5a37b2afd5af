import type { AttributeName } from '../../facts/attributes.ts'
import type { Fact, FactValue } from '../../facts/fact.ts'
import { figureBeside } from '../../facts/lookup.ts'
import { type Described, factsOf } from '../../facts/read-specs.ts'
import { baseOf, type Unit } from '../../facts/unit.ts'
import { type SelectedFilter, type FilterAttribute, filterAttributes } from './filter-attributes.ts'

/** Kinds that a choice belongs to whose last word they are: "Fast IPS" is IPS, "QD-OLED" is OLED. */
const families: Partial<Record<AttributeName, readonly string[]>> = {
  Panel: ['IPS', 'VA', 'TN', 'OLED'],
}

/** What a product says under an attribute, as lists are filtered and sorted by it. */
export interface FilterValue {
  /** The number that stands alone, in its base unit, or the ends of its range; NaN without one. */
  from: number
  to: number
  /** Each word once; the first one stands alone. */
  choices: readonly string[]
}

export type FilterValues = ReadonlyMap<AttributeName, FilterValue>

/** The values of a product under the attributes that its category's list is filtered by. */
export function filterValues(product: Described): FilterValues {
  const byName = Map.groupBy(factsOf(product), ({ attribute }) => attribute)
  return new Map(
    filterAttributes(product.category).flatMap((filter) => {
      const facts = byName.get(filter.name)
      return facts ? [[filter.name, valueOf(filter, facts)] as const] : []
    }),
  )
}

/** Whether a filter finds a product by its values; one without the figure is not found. */
export function isFoundBy(values: FilterValues, selected: SelectedFilter): boolean {
  const value = values.get(selected.filter.name)
  if (!value) return false
  if ('choices' in selected)
    return selected.choices.some((choice) => value.choices.includes(choice))
  // NaN is neither.
  return selected.from <= selected.to && value.from <= selected.to && value.to >= selected.from
}

function valueOf({ name, unit }: FilterAttribute, facts: readonly Fact[]): FilterValue {
  const choices = facts.flatMap(({ value }) => choicesIn(value))
  const kinds = (families[name] ?? []).filter((family) =>
    choices.some((choice) => choice.endsWith(` ${family}`) || choice.endsWith(`-${family}`)),
  )
  const [from, to] = facts[0] ? endsOf(facts[0], unit) : twice(Number.NaN)
  return { from, to, choices: [...new Set([...choices, ...kinds])] }
}

// "Unlimited" is a number too, and greater than any.
function endsOf({ value, qualifiers }: Fact, unit: Unit | null): [from: number, to: number] {
  switch (value.kind) {
    case 'quantity':
      return twice(value.number)
    case 'range':
      return [value.from, value.to]
    case 'dimensions':
      return twice(
        unit === null
          ? value.numbers.reduce((product, number) => product * number, 1)
          : (figureBeside(qualifiers, baseOf(unit)) ?? Number.NaN),
      )
    default:
      return twice(Number.NaN)
  }
}

function twice(number: number): [number, number] {
  const finite = Math.min(number, Number.MAX_VALUE)
  return [finite, finite]
}

function choicesIn(value: FactValue): string[] {
  switch (value.kind) {
    case 'dimensions':
      return [value.numbers.join(' × ')]
    case 'choice':
      return [value.choice]
    case 'list':
      return value.items.map(({ name }) => name)
    case 'yes/no':
      return [value.yes ? 'Yes' : 'No']
    default:
      return []
  }
}
