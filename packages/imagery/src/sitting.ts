import type { Product } from './product.ts'
import type { View } from './svg/camera.ts'
import { type Exposure, expose } from './svg/exposure.ts'
import { type Palette, stock } from './svg/finish.ts'
import { buildMesh, type Mesh } from './svg/mesh.ts'
import type { Model } from './svg/model.ts'

const built = new Map<string, { model: Model; mesh: Mesh }>()

/** The finishes of a product in one colour, or in its first. */
export const basePalette = (product: Product, colour = ''): Palette => ({
  ...stock,
  ...product.palette,
  ...(product.colours?.[colour] ?? Object.values(product.colours ?? {})[0]),
})

/** Builds the product in the pose of the view, once, and looks at it through the camera. */
export const sit = (
  product: Product,
  view: string,
  camera: View,
  bytes?: number,
): { exposure: Exposure; lines: Model['lines'] } => {
  const pose = product.poses?.includes(view) ? view : 'standing'
  const name = `${product.key}/${pose}`
  let made = built.get(name)
  if (!made) {
    const model = product.build(pose)
    built.set(name, (made = { model, mesh: buildMesh(model) }))
  }
  return {
    exposure: expose(made.mesh, camera, basePalette(product), bytes),
    lines: made.model.lines,
  }
}
