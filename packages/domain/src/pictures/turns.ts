import { colorKey } from '../products/color.ts'
import type { Product } from '../products/product.ts'
import { colorsPictured } from './pictures.ts'
import { turnFiles } from './turn-files.gen.ts'
import type { Turn } from './picture-set.ts'

/** The turns of a product, by the folder of its pictures; none of one whose pictures are uploaded. */
export function turnsOf({ imageUrl }: Pick<Product, 'imageUrl'>): Turn[] {
  const folder = /^\/pictures\/([^/]+)\//.exec(imageUrl)?.[1]
  if (folder === undefined) return []
  return (colorsPictured(folder) ?? [null]).flatMap((color) => {
    const name = color === null ? folder : `${folder}-${colorKey(color)}`
    return Object.hasOwn(turnFiles, name) ? [{ color, folder: `/turns/${turnFiles[name]!}` }] : []
  })
}
