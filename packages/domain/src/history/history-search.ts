import { ProductIdSchema } from '../products/product-schema.ts'
import * as z from 'zod/mini'

/** The filters of the history, as its address has them. */
export const HistorySearchSchema = z.object({
  /** Who changed it. */
  person: z.optional(z.int()),
  product: z.optional(ProductIdSchema),
  /** On which day, in the reader's own time zone. */
  day: z.optional(z.iso.date()),
})

export type HistorySearch = z.infer<typeof HistorySearchSchema>
