import * as z from 'zod/mini'
import { CategorySchema, ProductSchema } from './product-schema.ts'

/** One category of the header's menu: how many products it has and its latest four, newest first. */
export const MenuCategorySchema = z.object({
  category: CategorySchema,
  count: z.int(),
  latest: z.array(
    z.extend(
      z.pick(ProductSchema, { id: true, slug: true, name: true, category: true, imageUrl: true }),
      { figures: z.array(z.object({ label: z.string(), value: z.string() })) },
    ),
  ),
})

export type MenuCategory = z.infer<typeof MenuCategorySchema>
