import type { Category } from '../../products/category.ts'
import { fromBase } from '../../facts/unit.ts'
import {
  type CategoryFigures,
  isFoundBy,
  matchesOf,
  type NumberColumn,
} from './category-figures.ts'
import type { CategoryFilters, ListFilter } from './category-filters.ts'
import { type ChosenFilter, type FilterAttribute, filterAttributes } from './filter-attributes.ts'
import { fewestFiltered, mostChoices } from './list-filters.ts'

/** The parts of a range that products are counted in. */
const partsOfRange = 16

/** What a category's list can be filtered by, with what the other filters leave of each; and if nothing is found, why. */
export function countFilters(
  category: Category,
  figures: CategoryFigures,
  chosen: readonly ChosenFilter[],
): CategoryFilters {
  const total = figures.ids.length
  if (total < fewestFiltered && chosen.length === 0) return { total, filters: [], removals: [] }
  const matches = matchesOf(figures, chosen)
  const filters = filterAttributes(category).flatMap((filter) => {
    const index = chosen.findIndex((other) => other.filter.name === filter.name)
    const current = chosen[index]
    const isLeft = isFoundBy(matches, current && index)
    const counted = { filter, current, isLeft }
    return (
      (filter.by === 'choice' ? choicesLeft(figures, counted) : rangeLeft(figures, counted)) ?? []
    )
  })
  const everyRow = [...figures.ids.keys()]
  const count = (without?: number) => countOf(everyRow, isFoundBy(matches, without))
  const isNothingFound = chosen.length > 0 && count() === 0
  return { total, filters, removals: isNothingFound ? removals(chosen, count) : [] }
}

interface CountedFilter {
  filter: FilterAttribute
  /** What is chosen of it. */
  current: ChosenFilter | undefined
  /** Whether the other filters leave a product. */
  isLeft: (row: number) => boolean
}

function choicesLeft(figures: CategoryFigures, counted: CountedFilter): ListFilter | undefined {
  const { filter, current, isLeft } = counted
  const rows = figures.choices.get(filter.name) ?? new Map<string, number[]>()
  if (rows.size < 2 && !current) return undefined
  const chosen = new Set(current && 'choices' in current ? current.choices : [])
  const choices = [...new Set([...rows.keys(), ...chosen])]
    .map((value) => ({ value, count: countOf(rows.get(value) ?? [], isLeft) }))
    .filter(({ value, count }) => count > 0 || chosen.has(value))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .filter(({ value }, index) => index < mostChoices || chosen.has(value))
  return choices.length > 0 ? { kind: 'choices', ...headOf(filter), choices } : undefined
}

function rangeLeft(figures: CategoryFigures, counted: CountedFilter): ListFilter | undefined {
  const { filter, current, isLeft } = counted
  const column = figures.numbers.get(filter.name)
  const bounds = column && boundsOf(column)
  if (!current && !bounds?.differ) return undefined
  const bars = column && bounds ? barsOf(column, bounds, isLeft) : emptyBars()
  if (!current && !bars.some((bar) => bar > 0)) return undefined
  const { min, max } = bounds ?? askedFor(current)
  return {
    kind: 'range',
    ...headOf(filter),
    unit: filter.unit,
    min: shown(min, filter, Math.floor),
    max: shown(max, filter, Math.ceil),
    bars,
  }
}

interface Bounds {
  min: number
  max: number
}

function boundsOf({ from, to }: NumberColumn): (Bounds & { differ: boolean }) | undefined {
  const begin = endsOf(from)
  const end = to === from ? begin : endsOf(to)
  if (begin.min > begin.max) return undefined
  return { min: begin.min, max: end.max, differ: begin.min < begin.max || end.min < end.max }
}

// "Unlimited" is no bound.
function endsOf(numbers: Float64Array): Bounds {
  let min = Infinity
  let max = -Infinity
  for (const number of numbers) {
    if (number < min) min = number
    if (number > max && number < Number.MAX_VALUE) max = number
  }
  return { min, max }
}

// Of an attribute that no product has any more.
function askedFor(current: ChosenFilter | undefined): Bounds {
  const ends =
    current && 'from' in current ? [current.from, current.to].filter(Number.isFinite) : []
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

// A range is counted in every part that it touches.
function barsOf({ from, to }: NumberColumn, { min, max }: Bounds, isLeft: CountedFilter['isLeft']) {
  const bars = emptyBars()
  const partOf = (number: number) =>
    Math.min(Math.floor(((number - min) * partsOfRange) / (max - min || 1)), partsOfRange - 1)
  for (let row = 0; row < from.length; row += 1) {
    const first = partOf(Number(from[row]))
    if (Number.isNaN(first) || !isLeft(row)) continue
    const last = to === from ? first : partOf(Number(to[row]))
    for (let part = first; part <= last; part += 1) bars[part] = (bars[part] ?? 0) + 1
  }
  return bars
}

function emptyBars(): number[] {
  return Array.from({ length: partsOfRange }, () => 0)
}

function removals(
  chosen: readonly ChosenFilter[],
  countWithout: (index: number) => number,
): CategoryFilters['removals'] {
  return chosen
    .map(({ filter: { key, label } }, index) => ({ key, label, count: countWithout(index) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

function headOf({ key, label, promoted }: FilterAttribute) {
  return { key, label, promoted }
}

function countOf(rows: readonly number[], isLeft: CountedFilter['isLeft']): number {
  let count = 0
  for (const row of rows) if (isLeft(row)) count += 1
  return count
}

// Two decimals of the unit that is shown, rounded so that the bounds hold what lies between them.
function shown(number: number, { unit }: FilterAttribute, round: (number: number) => number) {
  const inUnit = unit ? fromBase(number, unit) : number
  return round(Number((inUnit * 100).toPrecision(12))) / 100
}
