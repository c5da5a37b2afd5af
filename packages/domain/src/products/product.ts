import { categoryFacts } from './category.ts'
import type { Product, ProductInShort, ProductLink } from './product-schema.ts'

export type { Product }

/** A product id as it stands in an address: decimal digits, no sign, within a safe integer. */
export function parseProductId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}

/** The address we prefer: /{categoryRoute}/{slug}, or /product/{id} for a product without a slug. */
export function productPath(product: Pick<Product, 'id' | 'slug' | 'category'>): string {
  return product.slug === null
    ? `/product/${product.id}`
    : `/${categoryFacts(product.category).route}/${product.slug}`
}

/** Of a product, what leads to its page. */
export function linkTo({ id, slug, name, category }: ProductLink): ProductLink {
  return { id, slug, name, category }
}

/** Of a product, what leads to its page, and its picture. */
export function inShort(product: ProductInShort): ProductInShort {
  return { ...linkTo(product), imageUrl: product.imageUrl }
}

let characters: Intl.Segmenter | undefined

/** Text cut at `limit` characters and followed by "...", unless it fits; a character that the cut would halve is left out. */
export function excerpt(text: string, limit = 120): string {
  if (text.length <= limit) return text
  characters ??= new Intl.Segmenter('en')
  return `${text.slice(0, characters.segment(text).containing(limit)?.index)}...`
}
