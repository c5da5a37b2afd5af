import { ProductSchema } from '@argo/domain/product-schema'
import * as z from 'zod/mini'

export const DatedProductSchema = z.extend(ProductSchema, {
  /** UTC, RFC 3339. */
  updatedAt: z.string(),
})

/** A product and when what its page shows was last changed. */
export type DatedProduct = z.infer<typeof DatedProductSchema>
