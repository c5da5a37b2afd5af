import * as z from 'zod/mini'

/** Files with a product in three dimensions, at true scale. */
export const ProductModelSchema = z.object({
  /** The color it has; null where the product's pictures have none. */
  color: z.nullable(z.string()),
  glb: z.string(),
  /** The same for Quick Look of iPhones and iPads. */
  usdz: z.string(),
  /** Of the GLB. */
  bytes: z.int(),
})

export type ProductModel = z.infer<typeof ProductModelSchema>
