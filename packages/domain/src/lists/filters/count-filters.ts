import type { Category } from '../../products/category.ts'
import { fromBase } from '../../facts/unit.ts'
import type { CategoryFilters, ListFilter } from './category-filters.ts'
import { type SelectedFilter, type FilterAttribute, filterAttributes } from './filter-attributes.ts'
import { type FilterValue, type FilterValues, isFoundBy } from './filter-values.ts'
import { fewestFiltered, mostChoices } from './list-filters.ts'

type Products = readonly FilterValues[]

/** What a category's list can be filtered by, with what the other filters leave of each; and if nothing is found, why. */
export function countFilters(
  category: Category,
  products: Products,
  selected: readonly SelectedFilter[],
): CategoryFilters {
  const total = products.length
  if (total < fewestFiltered && selected.length === 0) return { total, filters: [], removals: [] }
  const tried = products.map((values) => ({
    values,
    failed: selected.filter((one) => !isFoundBy(values, one)),
  }))
  const foundWithout = (left?: SelectedFilter) =>
    selected.length === 0
      ? products
      : tried
          .filter(({ failed }) => failed.every((one) => one === left))
          .map(({ values }) => values)
  const found = foundWithout()
  const filters = filterAttributes(category).flatMap((filter) => {
    const current = selected.find((one) => one.filter.name === filter.name)
    const count = filter.by === 'choice' ? countChoices : countRange
    return count(filter, products, current ? foundWithout(current) : found, current) ?? []
  })
  const removals = selected
    .map((one) => ({
      key: one.filter.key,
      label: one.filter.label,
      count: foundWithout(one).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return { total, filters, removals: found.length > 0 ? [] : removals }
}

// What is selected stands there also with none.
function countChoices(
  filter: FilterAttribute,
  all: Products,
  found: Products,
  current: SelectedFilter | undefined,
): ListFilter | undefined {
  const values = valuesOf(filter, all)
  const ofAll = choiceCounts(values)
  if (!current && (values.length < 2 || ofAll.size < 2)) return undefined
  const selected = new Set(current && 'choices' in current ? current.choices : [])
  const counts = found === all ? ofAll : choiceCounts(valuesOf(filter, found))
  const choices = [...new Set([...counts.keys(), ...selected])]
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .filter(({ value }, index) => index < mostChoices || selected.has(value))
  return choices.length > 0 ? { kind: 'choices', ...headOf(filter), choices } : undefined
}

function choiceCounts(values: readonly FilterValue[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { choices } of values)
    for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  return counts
}

function countRange(
  filter: FilterAttribute,
  all: Products,
  found: Products,
  current: SelectedFilter | undefined,
): ListFilter | undefined {
  const bounds = boundsOf(valuesOf(filter, all))
  if (!current && !bounds?.differ) return undefined
  if (!current && found !== all && !boundsOf(valuesOf(filter, found))) return undefined
  const { min, max } = bounds ?? askedFor(current)
  return {
    kind: 'range',
    ...headOf(filter),
    unit: filter.unit,
    min: shown(min, filter, Math.floor),
    max: shown(max, filter, Math.ceil),
  }
}

interface Bounds {
  min: number
  max: number
}

// "Unlimited" is no bound.
function boundsOf(values: readonly FilterValue[]): (Bounds & { differ: boolean }) | undefined {
  const known = values.filter(({ to }) => to < Number.MAX_VALUE)
  if (known.length === 0) return undefined
  const begins = known.map(({ from }) => from)
  const ends = known.map(({ to }) => to)
  const differ = new Set(begins).size > 1 || new Set(ends).size > 1
  return { min: Math.min(...begins), max: Math.max(...ends), differ }
}

// Of an attribute that no product has any more.
function askedFor(current: SelectedFilter | undefined): Bounds {
  const ends =
    current && 'from' in current ? [current.from, current.to].filter(Number.isFinite) : []
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

function valuesOf({ name }: FilterAttribute, products: Products): FilterValue[] {
  const values: FilterValue[] = []
  for (const product of products) {
    const value = product.get(name)
    if (value) values.push(value)
  }
  return values
}

function headOf({ key, label }: FilterAttribute) {
  return { key, label }
}

// Two decimals of the unit that is shown, rounded so that the bounds hold what lies between them.
function shown(number: number, { unit }: FilterAttribute, round: (number: number) => number) {
  const inUnit = unit ? fromBase(number, unit) : number
  return round(Number((inUnit * 100).toPrecision(12))) / 100
}
