import { colorsPictured } from '../pictures/pictures.ts'
import { colorKey } from './color.ts'
import { modelFiles } from './model-files.gen.ts'
import type { ProductModel } from './product-detail.ts'
import type { Product } from './product.ts'

/** The models of a product, by the folder of its pictures; none of one whose pictures are uploaded. */
export function modelsOf({ imageUrl }: Pick<Product, 'imageUrl'>): ProductModel[] {
  const folder = /^\/pictures\/([^/]+)\//.exec(imageUrl)?.[1]
  if (folder === undefined) return []
  return (colorsPictured(folder) ?? [null]).flatMap((color) => {
    const name = color === null ? folder : `${folder}-${colorKey(color)}`
    if (!Object.hasOwn(modelFiles, name)) return []
    const { glb, usdz, bytes } = modelFiles[name]!
    return { color, glb: `/models/${glb}`, usdz: `/models/${usdz}`, bytes }
  })
}
