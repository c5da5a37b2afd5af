import * as z from 'zod/mini'
import type { ProductLink } from '../products/product-schema.ts'
import { buildFieldNames, longestValue, type PartField } from './build-fields.ts'
import type { Check, Status } from './check.ts'
import type { Drawing } from './drawing-shape.ts'
import type { PowerPart, PowerSum } from './power-sum.ts'

/** What was typed, by field: the input of a calculation. */
export const BuildValuesSchema = z.partialRecord(
  z.enum(buildFieldNames as [string, ...string[]]),
  z.string().check(z.maxLength(longestValue, 'A field has 40 characters at most')),
)

/** One of our products that would mend a check in the place of the build's own, and how the check would then come out. */
export interface Suggestion {
  field: PartField
  key: string
  name: string
  result: string
}

/** One of our products in a build's place, and how it does there. */
export interface Candidate {
  key: string
  product: ProductLink
  status: Status
  /** Whether it is the one chosen. */
  chosen: boolean
  /** The worst of the checks that have nothing missing; "unknown" if there are none. */
  soFar: Status
  /** How many checks have something missing and are not among the reasons. */
  unlisted: number
  /** The checks that decide, the worst first. */
  reasons: Pick<Check, 'id' | 'title' | 'result' | 'calculation'>[]
}

/** What is said of a build. */
export interface Answer {
  status: Status
  verdict: string
  checks: (Check & { suggestions: Suggestion[] })[]
  power:
    | (Pick<PowerSum, 'known' | 'missing'> & {
        parts: (Omit<PowerPart, 'watts'> & { watts: number | null })[]
        supplies: Candidate[]
      })
    | null
  cases: Candidate[]
  coolers: Candidate[]
  list: { part: string; name: string; product: ProductLink | null }[]
}

/** All that the page shows of a build. */
export interface FitAnswer {
  errors: Record<string, string>
  options: Record<PartField, { key: string; name: string }[]>
  /** In an assumed case, until one is chosen. */
  drawing: Drawing
  /** Null while nothing is chosen. */
  answer: Answer | null
}
