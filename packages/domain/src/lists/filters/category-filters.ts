import * as z from 'zod/mini'
import {
  filterChoice,
  filterKey,
  greatestNumber,
  mostChoices,
  mostFilters,
} from './list-filters.ts'

const Key = z.string().check(z.regex(filterKey, 'There is no such filter'))

const Bound = z.optional(
  z
    .number('A bound is a number')
    .check(
      z.minimum(-greatestNumber, 'That number is too small'),
      z.maximum(greatestNumber, 'That number is too great'),
    ),
)

const hasBounds = 'A range has a min, a max, or both'

const few = z.refine<Record<string, unknown>>(
  (filters) => Object.keys(filters).length <= mostFilters,
  `A list is filtered by ${mostFilters} attributes at most`,
)

/** The filters that a list is asked for with, by the keys of attributes (`ListFilters`). */
export const ListFiltersSchema = z.object(
  {
    choices: z
      .record(
        Key,
        z
          .array(z.string().check(z.regex(filterChoice, 'A choice is a line of text')))
          .check(
            z.minLength(1, 'Please name a choice'),
            z.maxLength(mostChoices, `Please name ${mostChoices} choices at most`),
          ),
      )
      .check(few),
    ranges: z
      .record(
        Key,
        z
          .object({ min: Bound, max: Bound }, hasBounds)
          .check(z.refine(({ min, max }) => min !== undefined || max !== undefined, hasBounds)),
      )
      .check(few),
  },
  'Filters have choices and ranges',
)

interface AttributeFilter {
  /** What stands for the attribute in an address. */
  key: string
  label: string
}

export interface ChoicesFilter extends AttributeFilter {
  kind: 'choices'
  /** How many products have each choice, most first; those chosen also with none. */
  choices: { value: string; count: number }[]
}

export interface RangeFilter extends AttributeFilter {
  kind: 'range'
  /** The unit of the numbers, in the address too; null for bare numbers. */
  unit: string | null
  /** The least and the greatest figure of the category, whatever is filtered. */
  min: number
  max: number
}

/** One attribute to filter a list by, with what the other filters leave of it. */
export type ListFilter = ChoicesFilter | RangeFilter

/** What a category's list can be filtered by. */
export interface CategoryFilters {
  /** How many products the category has. */
  total: number
  /** None for a short list that is not filtered. */
  filters: ListFilter[]
  /** If nothing is found: how many would be without one of the filters, most first. */
  removals: { key: string; label: string; count: number }[]
}
