import * as z from 'zod/mini'
import { buildFieldNames, longestValue } from './build-fields.ts'

/** What was typed, by field: the input of a calculation. */
export const BuildValuesSchema = z.partialRecord(
  z.enum(buildFieldNames as [string, ...string[]]),
  z.string().check(z.maxLength(longestValue, 'A field has 40 characters at most')),
)

export type BuildValues = z.infer<typeof BuildValuesSchema>
