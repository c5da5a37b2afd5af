import * as z from 'zod/mini'

/** Which photographs staff list; in the list's address too, where a number may stand for a text. */
export const PhotographsSearchSchema = z.object({
  /** Part of an alt text, or of the name of a product that has it. */
  q: z.optional(z.coerce.string().check(z.maxLength(200))),
  only: z.optional(z.enum(['unused', 'without-alt'])),
  /** From 1. */
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
})

export type PhotographsSearch = z.infer<typeof PhotographsSearchSchema>
