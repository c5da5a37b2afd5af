import { colorsPictured, folderOf } from '../pictures/pictures.ts'
import type { Turn } from '../pictures/picture-set.ts'
import { turnFiles } from '../pictures/turn-files.gen.ts'
import { colorKey } from './color.ts'
import { modelFiles } from './model-files.gen.ts'
import type { ProductModel } from './product-detail.ts'
import type { Product } from './product.ts'

type Pictured = Pick<Product, 'imageUrl'>

/** The models of a product, by the folder of its pictures; none of one whose pictures are uploaded. */
export function modelsOf(product: Pictured): ProductModel[] {
  return filesOf(product, modelFiles, (color, { glb, usdz, bytes }) => ({
    color,
    glb: `/models/${glb}`,
    usdz: `/models/${usdz}`,
    drawing: `/drawings/${glb.replace(/glb$/, 'svg')}`,
    bytes,
  }))
}

/** The file of a product's sides, in its first color; undefined for one without a model. */
export function drawingOf(product: Pictured): string | undefined {
  return modelsOf(product)[0]?.drawing
}

/** The turns of a product, by the folder of its pictures; none of one whose pictures are uploaded. */
export function turnsOf(product: Pictured): Turn[] {
  return filesOf(product, turnFiles, (color, { folder, first }) => ({
    color,
    folder: `/turns/${folder}`,
    first,
  }))
}

// In each color that the pictures have.
function filesOf<File, Made>(
  { imageUrl }: Pictured,
  files: Readonly<Record<string, File>>,
  make: (color: string | null, file: File) => Made,
): Made[] {
  const folder = folderOf(imageUrl)
  return (colorsPictured(folder) ?? [null]).flatMap((color) => {
    const name = color === null ? folder : `${folder}-${colorKey(color)}`
    return Object.hasOwn(files, name) ? make(color, files[name]!) : []
  })
}
