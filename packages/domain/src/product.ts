import { categoryFacts } from './category.ts'
import type { Product } from './product-schema.ts'

export type { Product }

/** A product id as it stands in an address: decimal digits, no sign, within a safe integer. */
export function parseProductId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}

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
