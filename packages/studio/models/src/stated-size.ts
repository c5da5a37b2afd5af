import { scaleDrawing } from '@argo/domain/features/scale-drawing'
import type { Product } from '@argo/domain/products/product'

/** Outer lengths in mm along the axes of a model: x across, y up, z from back to front. */
export interface Size {
  x?: number
  y?: number
  z?: number
}

/** What the spec sheets of supplies, fans and monitors state is the size of a part: housing without sockets, frame, screen. */
export function partSize(product: Product): Size | undefined {
  const [, x, y] = lengths(product, 'Screen size')
  if (x !== undefined && y !== undefined) return { x, y }
  const [front, side] = scaleDrawing(product)?.views ?? []
  if (lengths(product, 'Dimensions').length > 0 || !front || !side) return undefined
  if (product.category === 'coolers') return { x: front.width, y: front.height, z: side.width }
  if (product.category !== 'power-supplies') return undefined
  // The height of the mesh includes the grille over the fan, of the same coat.
  return { x: front.width, z: side.width }
}

/** What a product's spec sheet states of its outer size; nothing for chairs, Nivos and where it is a part's. */
export function outerSize(product: Product): Size {
  if (partSize(product) && lengths(product, 'Dimensions').length === 0) return {}
  const [front, side] = scaleDrawing(product)?.views ?? []
  if (front && side) return { x: front.width, y: side.height, z: side.width }
  const [x] = lengths(product, 'Pad length')
  if (x !== undefined)
    return { x, y: lengths(product, 'Pad height')[0], z: lengths(product, 'Pad depth')[0] }
  const sheet = lengths(product, 'Size')
  if (sheet.length === 4) return { x: sheet[2], z: sheet[3] }
  return {}
}

function lengths(product: Product, label: string): number[] {
  const line = product.specs.find((spec) => spec.startsWith(`${label}: `)) ?? ''
  return [...line.matchAll(/\d+/g)].map(Number)
}
