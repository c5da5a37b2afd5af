import * as z from 'zod/mini'
import { CategorySchema } from './product-schema.ts'
import { type ProductSummary, ProductSummarySchema } from './product-summary.ts'

/** One category of the menu: how many products it has, and the picture of its newest. */
export const MenuCategorySchema = z.object({
  category: CategorySchema,
  count: z.int(),
  imageUrl: z.nullable(z.string()),
})

/** A product of a category's panel, with the two figures people choose by. */
export const LatestProductSchema = z.pick(ProductSummarySchema, {
  id: true,
  slug: true,
  name: true,
  category: true,
  imageUrl: true,
  figures: true,
})

/** How many products a category's panel shows. */
export const latestShown = 4

export type MenuCategory = z.infer<typeof MenuCategorySchema>
export type LatestProduct = z.infer<typeof LatestProductSchema>

/** Of a product in short, what a panel shows. */
export function latestOf(summary: ProductSummary): LatestProduct {
  const { id, slug, name, category, imageUrl, figures } = summary
  return { id, slug, name, category, imageUrl, figures: figures.slice(0, 2) }
}
