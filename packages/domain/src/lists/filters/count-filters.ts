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
    const own = chosen[index]
    const isLeft = isFoundBy(matches, own && index)
    const left = { filter, own, isLeft }
    return (filter.by === 'choice' ? choicesLeft(figures, left) : rangeLeft(figures, left)) ?? []
  })
  const everyPlace = [...figures.ids.keys()]
  const count = (without?: number) => countOf(everyPlace, isFoundBy(matches, without))
  const isNothingFound = chosen.length > 0 && count() === 0
  return { total, filters, removals: isNothingFound ? removals(chosen, count) : [] }
}

interface Left {
  filter: FilterAttribute
  /** What is chosen of it. */
  own: ChosenFilter | undefined
  /** Whether the other filters leave a product. */
  isLeft: (place: number) => boolean
}

function choicesLeft(figures: CategoryFigures, left: Left): ListFilter | undefined {
  const { filter, own, isLeft } = left
  const places = figures.choices.get(filter.name) ?? new Map<string, number[]>()
  if (places.size < 2 && !own) return undefined
  const chosen = new Set(own && 'choices' in own ? own.choices : [])
  const choices = [...new Set([...places.keys(), ...chosen])]
    .map((value) => ({ value, count: countOf(places.get(value) ?? [], isLeft) }))
    .filter(({ value, count }) => count > 0 || chosen.has(value))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .filter(({ value }, index) => index < mostChoices || chosen.has(value))
  return choices.length > 0 ? { kind: 'choices', ...headOf(filter), choices } : undefined
}

function rangeLeft(figures: CategoryFigures, left: Left): ListFilter | undefined {
  const { filter, own, isLeft } = left
  const column = figures.numbers.get(filter.name)
  const bounds = column && boundsOf(column)
  if (!own && !bounds?.differ) return undefined
  const bars = column && bounds ? barsOf(column, bounds, isLeft) : emptyBars()
  if (!own && !bars.some((bar) => bar > 0)) return undefined
  const { min, max } = bounds ?? askedFor(own)
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
function askedFor(own: ChosenFilter | undefined): Bounds {
  const ends = own && 'from' in own ? [own.from, own.to].filter(Number.isFinite) : []
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

// A range is counted in every part that it touches.
function barsOf({ from, to }: NumberColumn, { min, max }: Bounds, isLeft: Left['isLeft']) {
  const bars = emptyBars()
  const partOf = (number: number) =>
    Math.min(Math.floor(((number - min) * partsOfRange) / (max - min || 1)), partsOfRange - 1)
  for (let place = 0; place < from.length; place += 1) {
    const first = partOf(Number(from[place]))
    if (Number.isNaN(first) || !isLeft(place)) continue
    const last = to === from ? first : partOf(Number(to[place]))
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

function countOf(places: readonly number[], isLeft: Left['isLeft']): number {
  let count = 0
  for (const place of places) if (isLeft(place)) count += 1
  return count
}

// Two decimals of the unit that is shown, rounded so that the bounds hold what lies between them.
function shown(number: number, { unit }: FilterAttribute, round: (number: number) => number) {
  const inUnit = unit ? fromBase(number, unit) : number
  return round(Number((inUnit * 100).toPrecision(12))) / 100
}
