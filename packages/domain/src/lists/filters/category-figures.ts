import type { AttributeName } from '../../facts/attributes.ts'
import type { ChosenFilter } from './filter-attributes.ts'

/**
 * What a category's products say under the attributes that their list is filtered by, in columns. A product stands in
 * them by its row, its index in `ids`.
 */
export interface CategoryFigures {
  /** Newest first. */
  ids: readonly number[]
  numbers: ReadonlyMap<AttributeName, NumberColumn>
  /** By attribute and choice: the products that have it, each once. */
  choices: ReadonlyMap<AttributeName, ReadonlyMap<string, readonly number[]>>
}

/** Where each product's figure begins and ends, in the base unit; one number does both, and NaN stands for none. */
export interface NumberColumn {
  from: Float64Array
  to: Float64Array
}

/** Which products some filters find: by row, a bit for each filter that does. */
export interface Matches {
  found: Uint32Array
  /** The bits of all filters. */
  all: number
}

/** Tries each filter on every product. A product without the figure is not found. */
export function matchesOf(figures: CategoryFigures, chosen: readonly ChosenFilter[]): Matches {
  const found = new Uint32Array(figures.ids.length)
  for (const [index, filter] of chosen.entries()) {
    const bit = bitOf(index)
    const mark = (row: number) => {
      found[row] = (found[row] ?? 0) | bit
    }
    if ('choices' in filter) markChoices(figures, filter, mark)
    else markNumbers(figures, filter, mark)
  }
  return { found, all: bitOf(chosen.length) - 1 }
}

/** Says of a product, by its row, whether all filters find it, or all but the one with this index. */
export function isFoundBy({ found, all }: Matches, without?: number): (row: number) => boolean {
  const needed = without === undefined ? all : all - bitOf(without)
  return (row) => ((found[row] ?? 0) & needed) === needed
}

/** The ids of the products that these filters find, newest first. */
export function idsFound(figures: CategoryFigures, chosen: readonly ChosenFilter[]): number[] {
  const isFound = isFoundBy(matchesOf(figures, chosen))
  return figures.ids.filter((_, row) => isFound(row))
}

function bitOf(index: number): number {
  return 2 ** index
}

function markChoices(
  { choices }: CategoryFigures,
  { filter, choices: chosen }: ChosenFilter & { choices: string[] },
  mark: (row: number) => void,
): void {
  const rows = choices.get(filter.name)
  for (const choice of chosen) for (const row of rows?.get(choice) ?? []) mark(row)
}

function markNumbers(
  { numbers }: CategoryFigures,
  { filter, from, to }: ChosenFilter & { from: number; to: number },
  mark: (row: number) => void,
): void {
  const column = numbers.get(filter.name)
  if (!column || from > to) return
  for (let row = 0; row < column.from.length; row += 1)
    // NaN is neither.
    if (Number(column.from[row]) <= to && Number(column.to[row]) >= from) mark(row)
}
