import { type ScaleView, scaleDrawing } from '../features/scale-drawing.ts'
import { drawingOf } from '../products/models.ts'
import type { Product } from '../products/product-schema.ts'
import type { Outlines } from './comparison-schema.ts'

const sides: readonly ScaleView['side'][] = ['Front', 'Side', 'Top']

/** Products from the first side of which the size of each is stated; null where there is none. */
export function outlinesOf(products: readonly Product[]): Outlines | null {
  const views = products.map((product) => scaleDrawing(product)?.views ?? [])
  const side = sides.find((each) => views.every((all) => all.some((view) => view.side === each)))
  if (!side) return null
  return {
    side,
    outlines: products.map((product, index) => {
      const { width = 0, height = 0 } = views[index]?.find((view) => view.side === side) ?? {}
      return { width, height, lines: drawingOf(product) ?? null }
    }),
  }
}
