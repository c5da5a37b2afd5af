import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { seedProducts } from '@argo/cli/seed-products'
import { chairDrawing } from '@argo/domain/features/chair-drawing'
import { scaleDrawing, type ScaleView } from '@argo/domain/features/scale-drawing'
import { modelsOf } from '@argo/domain/products/models'
import type { Product } from '@argo/domain/products/product'
import { NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { dequantize } from '@gltf-transform/functions'
import { drawingsFolder, modelsFolder } from './models-folder.ts'
import { type Frame, outline, type Part } from './outline.ts'

/** How far to the right, up and towards the viewer a place is that has x across, y up and z to the front. */
type Projection = (x: number, y: number, z: number) => number[]
const seenFrom: Record<ScaleView['side'], Projection> = {
  Front: (x, y, z) => [x, y, z],
  Side: (x, y, z) => [z, y, -x],
  Top: (x, y, z) => [x, -z, y],
}
/** The mouse, behind which its user sits. */
const fromBehind = (x: number, y: number, z: number) => seenFrom.Top(-x, y, -z)
/** Of a chair and what is around it. */
const chairViews: ScaleView[] = [
  { side: 'Front', width: 1000, height: 1500 },
  { side: 'Side', width: 1000, height: 1500 },
]
const io = new NodeIO().registerExtensions([KHRMeshQuantization])

const path = (d: string, look: string) =>
  d && `<path ${look} d="${d}" vector-effect="non-scaling-stroke" stroke-linejoin="round"/>`

const names = process.argv.slice(2)
if (names.length === 0) rmSync(drawingsFolder, { recursive: true, force: true })
mkdirSync(drawingsFolder, { recursive: true })
for (const product of seedProducts()) {
  const [folder = ''] = /(?<=^\/pictures\/)[^/]+/.exec(product.imageUrl) ?? []
  if (names.length === 0 || names.includes(folder)) await draw(product)
}

/** Draws a product from its sides, out of its model; of one in several colors, that in the first. */
async function draw(product: Product): Promise<void> {
  const [model] = modelsOf(product)
  const views = chairDrawing(product) ? chairViews : (scaleDrawing(product)?.views ?? [])
  if (!model || views.length === 0) return
  const surfaces = await read(model.glb.replace('/models/', ''))
  const symbols = views.map((view) => {
    const parts = surfaces.map((part) => ({
      ...part,
      triangles: turned(
        part.triangles,
        product.slug === 'argo-g-100m' && view.side === 'Top' ? fromBehind : seenFrom[view.side],
      ),
    }))
    const { silhouette, edges, holes, hatching } = outline(parts, frameOf(parts, view))
    const lines = [
      path(silhouette, 'stroke-width=".11em" fill-rule="evenodd"'),
      holes.lines &&
        `<path d="${holes.lines}" fill="none" opacity=".4" stroke-linecap="round" stroke-width="${(holes.pitch / 3).toFixed(2)}" stroke-dasharray="0 ${holes.pitch.toFixed(2)}"/>`,
      path(hatching, 'fill="none" opacity=".25"'),
      path(edges, 'fill="none" opacity=".7"'),
    ]
    return `<symbol id="${view.side}" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="none" overflow="visible">${lines.join('')}</symbol>`
  })
  const file = new URL(model.drawing.replace('/drawings/', ''), drawingsFolder)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  writeFileSync(file, svg)
  console.info(`${product.name}  ${Math.round(svg.length / 1000)} kB`)
}

/** The surfaces of a model, in mm. */
async function read(file: string): Promise<Part[]> {
  const document = await io.readBinary(readFileSync(new URL(file, modelsFolder)))
  await document.transform(dequantize())
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) => (node.getMesh()?.listPrimitives() ?? []).map((mesh) => ({ node, mesh })))
    .map(({ node, mesh }) => {
      const [corners, places] = [mesh.getIndices()!.getArray()!, mesh.getAttribute('POSITION')!]
      const [scale, move] = [node.getWorldScale(), node.getWorldTranslation()]
      const material = mesh.getMaterial()
      const isPerforated = material?.getAlphaMode() === 'MASK'
      const look = isPerforated
        ? 'perforated'
        : (material?.getAlpha() ?? 1) < 0.5
          ? 'glass'
          : 'solid'
      const triangles = new Float32Array(corners.length * 3)
      for (const [index, corner] of corners.entries()) {
        const place = places.getElement(corner, [])
        triangles.set(
          place.map((at, axis) => (at * scale[axis]! + move[axis]!) * 1000),
          index * 3,
        )
      }
      return { triangles, look }
    })
}

function turned(triangles: Float32Array, see: Projection): Float32Array {
  const seen = new Float32Array(triangles.length)
  for (let at = 0; at < triangles.length; at += 3)
    seen.set(see(triangles[at]!, triangles[at + 1]!, triangles[at + 2]!), at)
  return seen
}

/** The stated size around the part that has it, else around the middle of the product; a chair’s around its feet. */
function frameOf(parts: Part[], view: ScaleView): Frame {
  const { width, height } = view
  if (chairViews.includes(view)) {
    const feet = parts.flatMap(({ triangles }) => [...acrossBelow(triangles, 60)])
    return { left: (Math.min(...feet) + Math.max(...feet) - width) / 2, top: height, width, height }
  }
  const middle = (axis: 0 | 1, stated: number) => {
    const all = [
      extent(
        parts.map(({ triangles }) => triangles),
        axis,
      ),
      ...parts.map(({ triangles }) => extent([triangles], axis)),
    ]
    const { low, high } = all.find(({ low, high }) => Math.abs(high - low - stated) < 1) ?? all[0]!
    return (low + high) / 2
  }
  return { left: middle(0, width) - width / 2, top: middle(1, height) + height / 2, width, height }
}

function extent(triangles: Float32Array[], axis: 0 | 1) {
  let [low, high] = [Infinity, -Infinity]
  for (const corners of triangles)
    for (let at = axis; at < corners.length; at += 3) {
      low = Math.min(low, corners[at]!)
      high = Math.max(high, corners[at]!)
    }
  return { low, high }
}

function* acrossBelow(triangles: Float32Array, height: number) {
  for (let at = 0; at < triangles.length; at += 3)
    if (triangles[at + 1]! < height) yield triangles[at]!
}
