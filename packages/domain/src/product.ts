import * as z from 'zod/mini'
import { CategorySchema, categoryFacts } from './category.ts'

/** A product as every answer of the API carries it. */
export const ProductSchema = z.object({
  id: z.int().check(z.positive()),
  slug: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  category: CategorySchema,
  imageUrl: z.string(),
  images: z.array(z.string()),
  featured: z.boolean(),
  specs: z.array(z.string()),
  colorVariations: z.nullable(z.array(z.string())),
  defaultColor: z.nullable(z.string()),
})

export type Product = z.infer<typeof ProductSchema>

/** A product id as it stands in an address: decimal digits, no sign, within a safe integer. */
export function parseProductId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}

export const ProductIdSchema = z
  .int('A product id is a whole number above zero')
  .check(z.positive('A product id is a whole number above zero'))

export const SlugSchema = z
  .string('A slug is text')
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug has lower-case letters, digits and single hyphens'),
    z.maxLength(80, 'A slug has 80 characters at most'),
  )

/** The slugs that /product/{slug} also answers to. */
export const shortcutSlugs: readonly string[] = ['astra', 'armada', 'swift-pro', 'imperium']

/** The address we prefer: /{categoryRoute}/{slug}, or /product/{id} for a product without a slug. */
export function productPath(product: Pick<Product, 'id' | 'slug' | 'category'>): string {
  return product.slug === null
    ? `/product/${product.id}`
    : `/${categoryFacts(product.category).route}/${product.slug}`
}

/** Text cut at `limit` characters followed by "...", or unchanged when it fits. */
export function excerpt(text: string, limit = 120): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}...`
}
