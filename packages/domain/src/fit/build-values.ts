import * as z from 'zod/mini'
import { type BuildFieldName, buildFieldNames, longestValue } from './build-search.ts'

const typed = z.optional(
  z.string().check(z.maxLength(longestValue, 'A field has 40 characters at most')),
)

/** What was typed, by field: the input of a calculation. Names of no field are left out, as in an address. */
export const BuildValuesSchema = z.object(
  Object.fromEntries(buildFieldNames.map((name) => [name, typed])) as Record<
    BuildFieldName,
    typeof typed
  >,
)
