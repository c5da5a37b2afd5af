import * as z from 'zod/mini'
import { keyFigures } from '../features/key-figures.ts'
import { excerpt, type Product } from './product.ts'
import { ProductSchema, CategorySchema } from './product-schema.ts'

/** What a card shows of a product: a list carries no more. */
export const ProductSummarySchema = z.extend(
  z.pick(ProductSchema, { id: true, slug: true, name: true, category: true, imageUrl: true }),
  {
    /** The second picture, for a pointer that hovers. */
    secondImage: z.nullable(z.string()),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
    excerpt: z.string(),
  },
)

export type ProductSummary = z.infer<typeof ProductSummarySchema>

/** A product in short. */
export function summaryOf(product: Product): ProductSummary {
  const { id, slug, name, category, imageUrl, images, description } = product
  return {
    id,
    slug,
    name,
    category,
    imageUrl,
    secondImage: images[0] ?? null,
    figures: keyFigures(product),
    excerpt: excerpt(description),
  }
}

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
