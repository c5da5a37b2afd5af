import { colourKey } from './colour.ts'
import type { Product } from './product.ts'

/** Products whose pictures change with the colour, by slug; the first colour is the fallback. */
const colourSets = new Map<string, readonly [string, ...string[]]>([
  ['swift-pro', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', ['Black/Silver', 'Black/White']],
  ['astra', ['Black/Gold', 'Black/Purple']],
])

/** The colours a product has pictures in, the fallback first; null where its pictures have no colours. */
export function coloursPictured(slug: string | null): readonly string[] | null {
  return (slug !== null && colourSets.get(slug)) || null
}

/** The colour a product page starts with: the default, else the first variation, else none. */
export function startingColour(product: Product): string | null {
  return product.defaultColor ?? product.colorVariations?.[0] ?? null
}

/** The color that a product's pictures show for a requested one; null where they have no colors. */
export function colourShown(slug: string | null, asked: string | null): string | null {
  const set = coloursPictured(slug)
  return set?.find((name) => name === asked) ?? set?.[0] ?? null
}

/**
 * The addresses of a product's pictures in a colour, in gallery order: `imageUrl`, then `images`. The
 * colour stands in the path of the pictures of Swift Pro, Armada and Astra, and is changed there.
 */
export function picturesIn(product: Product, colour: string | null): string[] {
  const pictures = [product.imageUrl, ...product.images]
  const shown = colourShown(product.slug, colour)
  if (shown === null) return pictures
  const folder = `/pictures/${product.slug}/`
  return pictures.map((src) =>
    src.startsWith(folder) ? src.replace(/[^/]+(?=\/[^/]+$)/, colourKey(shown)) : src,
  )
}
