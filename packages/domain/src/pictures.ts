import { colourKey } from './colour.ts'
import type { Product } from './product.ts'

/** The ten pictures a coloured chair has in every colour, in the gallery's order. */
export const chairViews = [
  'hero',
  'front',
  'side',
  'rear-three-quarter',
  'rear',
  'top',
  'reclined',
  'headrest',
  'armrest',
  'base',
] as const

/** Products whose pictures change with the colour, by slug; the first colour is the fallback. */
const colourSets = new Map<string, readonly [string, ...string[]]>([
  ['swift-pro', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', ['Black/Silver', 'Black/White']],
  ['astra', ['Black/Gold', 'Black/Purple']],
])

const viewNames = new Map([
  ['hero', 'three-quarter view'],
  ['front', 'front view'],
  ['side', 'side view'],
  ['rear', 'rear view'],
  ['rear-three-quarter', 'rear three-quarter view'],
  ['top', 'seen from above'],
  ['reclined', 'reclined'],
  ['headrest', 'headrest in detail'],
  ['armrest', 'armrest in detail'],
  ['base', 'base and castors in detail'],
  ['detail', 'detail'],
])

/** The colours a product has pictures in, the fallback first; null where its pictures have no colours. */
export function coloursPictured(slug: string): readonly string[] | null {
  return colourSets.get(slug) ?? null
}

export interface PictureFacts {
  src: string
  alt: string
}

/** The colour a product page starts with: the default, else the first variation, else none. */
export function startingColour(product: Product): string | null {
  return product.defaultColor ?? product.colorVariations?.[0] ?? null
}

/**
 * The pictures of a product in a colour, in gallery order: the colour's own ten for Swift Pro,
 * Armada and Astra (their fallback for a colour without a set), else `imageUrl` and `images`.
 */
export function picturesOf(product: Product, colour: string | null): PictureFacts[] {
  const set = product.slug === null ? undefined : colourSets.get(product.slug)
  if (!set) return [product.imageUrl, ...product.images].map((src) => picture(product.name, src))
  const shown = set.find((name) => name === colour) ?? set[0]
  return chairViews.map((view) =>
    picture(
      `${product.name} in ${shown}`,
      `/pictures/${product.slug}/${colourKey(shown)}/${view}.svg`,
    ),
  )
}

function picture(subject: string, src: string): PictureFacts {
  const view = src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.'))
  const words = viewNames.get(view)
  return { src, alt: words ? `${subject}, ${words}` : subject }
}
