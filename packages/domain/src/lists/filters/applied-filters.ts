import type { ListFilter } from './category-filters.ts'
import { grouped, withUnit } from '../../text/count-of.ts'
import type { ListFilters, NumberRange } from './list-filters.ts'

/** One thing that a list is filtered by: a choice, or the range of an attribute. */
export interface AppliedFilter {
  key: string
  /** The choice; undefined for a range. */
  value?: string
  words: string
}

/** What a list is filtered by, in the order in which the filters are offered. */
export function appliedFilters(filters: ListFilters | undefined, offered: readonly ListFilter[]) {
  return offered.flatMap((filter): AppliedFilter[] => {
    const { key, label } = filter
    if (filter.kind === 'choices')
      return (filters?.choices[key] ?? []).map((value) => ({
        key,
        value,
        words: `${label}: ${value}`,
      }))
    const range = filters?.ranges[key]
    return range ? [{ key, words: `${label}: ${rangeWords(range, filter.unit)}` }] : []
  })
}

/** The same filters but for one choice, or for all of an attribute; undefined if none is left. */
export function withoutFilter(
  filters: ListFilters | undefined,
  { key, value }: Pick<AppliedFilter, 'key' | 'value'>,
): ListFilters | undefined {
  const { [key]: choices = [], ...otherChoices } = filters?.choices ?? {}
  const { [key]: _range, ...ranges } = filters?.ranges ?? {}
  const others = value === undefined ? [] : choices.filter((choice) => choice !== value)
  const rest = { choices: { ...otherChoices, ...(others.length > 0 && { [key]: others }) }, ranges }
  return Object.keys({ ...rest.choices, ...rest.ranges }).length > 0 ? rest : undefined
}

/** A range in words: "up to 150 mm", "400 mm or more", "27 to 34″". */
export function rangeWords({ min, max }: NumberRange, unit: string | null): string {
  if (min === undefined) return `up to ${withUnit(grouped(max ?? 0), unit)}`
  if (max === undefined) return `${withUnit(grouped(min), unit)} or more`
  return withUnit(min === max ? grouped(min) : `${grouped(min)} to ${grouped(max)}`, unit)
}
