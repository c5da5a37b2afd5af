import * as z from 'zod/mini'
import { areSpelled } from './list-filters.ts'

const Bound = z.optional(z.number())

/** The filters that a list is asked for with, by the keys of attributes: those that its address can say, in its spelling. */
export const ListFiltersSchema = z
  .object(
    {
      choices: z.record(z.string(), z.array(z.string())),
      ranges: z.record(z.string(), z.object({ min: Bound, max: Bound })),
    },
    'Filters have choices and ranges',
  )
  .check(z.refine(areSpelled, 'Filters are written as the address of a list has them'))

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
