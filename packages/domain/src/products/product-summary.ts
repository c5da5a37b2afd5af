import * as z from 'zod/mini'
import { keyFigures } from '../features/key-figures.ts'
import { excerpt, type Product } from './product.ts'
import { ProductSchema } from './product-schema.ts'

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
