import * as z from 'zod/mini'
import { CategorySchema } from './product-schema.ts'
import { ProductStateSchema } from './product-settings.ts'

/** The filters and the order of the desk's table of products, as its address has them. */
export const ProductsSearchSchema = z.object({
  sort: z.optional(z.enum(['newest', 'name', 'category', 'state', 'changed', 'to-do'])),
  category: z.optional(CategorySchema),
  /** As visitors find it. */
  state: z.optional(ProductStateSchema),
  /** Only those about which something is to be done. */
  lacking: z.optional(z.boolean()),
  /** Part of the name, the slug or the id. */
  q: z.optional(z.coerce.string().check(z.maxLength(200))),
})

export type ProductsSearch = z.infer<typeof ProductsSearchSchema>
