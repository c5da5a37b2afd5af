import { colorKey } from '../products/color.ts'
import type { Product } from '../products/product.ts'
import { uploadedPicture } from './uploaded-picture.ts'

type Pictured = Pick<Product, 'imageUrl' | 'images'>

/** Products whose pictures change with the color, by the folder of their pictures; the first color is the fallback. */
const colorSets = new Map<string, readonly [string, ...string[]]>([
  ['swift-pro', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', ['Black/Silver', 'Black/White']],
  ['astra', ['Black/Gold', 'Black/Purple']],
])

/** The colors that a folder of pictures has, the fallback first; null where its pictures have no colors. */
export function colorsPictured(folder: string): readonly string[] | null {
  return colorSets.get(folder) ?? null
}

/** The colors a product has pictures in, the fallback first; null where its pictures have no colors. */
export function colorsOf({ imageUrl, images }: Pictured): readonly string[] | null {
  const uploaded = new Set(
    [imageUrl, ...images].flatMap((src) => uploadedPicture(src)?.color ?? []),
  )
  return uploaded.size > 0 ? [...uploaded] : colorsPictured(folderOf(imageUrl))
}

/** The color a product page starts with: the default, else the first variation, else none. */
export function startingColor(product: Product): string | null {
  return product.defaultColor ?? product.colorVariations?.[0] ?? null
}

/** The color that a product's pictures show for a requested one; null where they have no colors. */
export function colorShown(product: Pictured, asked: string | null): string | null {
  const set = colorsOf(product)
  return set?.find((name) => name === asked) ?? set?.[0] ?? null
}

/**
 * The addresses of a product's pictures in a color, in gallery order: `imageUrl`, then `images`. The
 * color stands in the path of the pictures of Swift Pro, Armada and Astra, and is changed there; of uploaded photographs those
 * of other colors are left out.
 */
export function picturesIn(product: Product, color: string | null): string[] {
  const pictures = [product.imageUrl, ...product.images]
  const shown = colorShown(product, color)
  if (shown === null) return pictures
  const folder = `/pictures/${folderOf(product.imageUrl)}/`
  const hasPath = colorsPictured(folderOf(product.imageUrl)) !== null
  return pictures
    .filter((src) => [shown, null].includes(uploadedPicture(src)?.color ?? null))
    .map((src) =>
      hasPath && src.startsWith(folder) ? src.replace(/[^/]+(?=\/[^/]+$)/, colorKey(shown)) : src,
    )
}

/** The folder of a product's pictures, such as "edge", which is not its slug: that may change; '' of others. */
export function folderOf(imageUrl: string): string {
  return /^\/pictures\/([^/]+)\//.exec(imageUrl)?.[1] ?? ''
}
