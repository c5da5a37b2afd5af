import * as z from 'zod/mini'
import { CategorySchema, ProductSchema } from '../products/product-schema.ts'
import { buildFieldNames, longestValue } from './build-fields.ts'
import { statuses, subjects } from './check.ts'
import { DrawingSchema } from './drawing-shape.ts'

/** What was typed, by field: the input of a calculation. */
export const BuildValuesSchema = z.partialRecord(
  z.enum(buildFieldNames as [string, ...string[]]),
  z.string().check(z.maxLength(longestValue, 'A field has 40 characters at most')),
)

const StatusSchema = z.enum(statuses)

const CheckSchema = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  title: z.string(),
  status: StatusSchema,
  result: z.string(),
  calculation: z.string(),
  note: z.optional(z.string()),
  spare: z.optional(z.number()),
})

/** One of our products that would mend a check in the place of the build's own, and how the check would then come out. */
const CureSchema = z.object({
  field: z.enum(['case', 'cooler', 'supply']),
  key: z.string(),
  name: z.string(),
  result: z.string(),
})

const ProductLinkSchema = z.extend(z.pick(ProductSchema, { id: true, slug: true, name: true }), {
  category: CategorySchema,
})

/** One of our products in a build's place, and how it does there. */
const CandidateSchema = z.object({
  key: z.string(),
  product: ProductLinkSchema,
  status: StatusSchema,
  /** Whether it is the one chosen. */
  chosen: z.boolean(),
  /** The worst of the checks that have nothing missing; "unknown" if there are none. */
  soFar: StatusSchema,
  /** How many checks have something missing and are not among the reasons. */
  unlisted: z.number(),
  /** The checks that decide, the worst first. */
  reasons: z.array(z.pick(CheckSchema, { id: true, title: true, result: true, calculation: true })),
})

const OptionSchema = z.object({ key: z.string(), name: z.string() })

/** All that the page shows of a build. */
export const FitAnswerSchema = z.object({
  errors: z.record(z.string(), z.string()),
  options: z.object({
    cases: z.array(OptionSchema),
    coolers: z.array(OptionSchema),
    supplies: z.array(OptionSchema),
  }),
  /** In an assumed case, until one is chosen. */
  drawing: DrawingSchema,
  /** Null while nothing is chosen. */
  answer: z.nullable(
    z.object({
      status: StatusSchema,
      verdict: z.string(),
      checks: z.array(z.extend(CheckSchema, { cures: z.array(CureSchema) })),
      power: z.nullable(
        z.object({
          parts: z.array(
            z.object({
              name: z.string(),
              watts: z.nullable(z.number()),
              note: z.string(),
              field: z.optional(z.string()),
            }),
          ),
          known: z.number(),
          missing: z.array(z.string()),
          supplies: z.array(CandidateSchema),
        }),
      ),
      cases: z.array(CandidateSchema),
      coolers: z.array(CandidateSchema),
      list: z.array(
        z.object({ part: z.string(), name: z.string(), product: z.nullable(ProductLinkSchema) }),
      ),
    }),
  ),
})

export type FitAnswer = z.infer<typeof FitAnswerSchema>
export type Answer = NonNullable<FitAnswer['answer']>
export type Cure = z.infer<typeof CureSchema>
export type Candidate = z.infer<typeof CandidateSchema>
