import { chairDrawing, seatPlaces } from '../features/chair-drawing.ts'
import { numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import { drawingOf } from '../products/models.ts'
import { inShort, type Product } from '../products/product.ts'
import type { ProductInShort } from '../products/product-schema.ts'

interface Range {
  from: number
  to: number
}

/** A chair by the figures that decide whether it fits: kg and cm. */
export interface Chair {
  product: ProductInShort
  load: number
  height: Range
  seat: Range
  /** The file of its sides, and cm from the middle of its base to the hips; null for one without a model. */
  drawn: { lines: string; hips: number } | null
}

/** A chair of ours; undefined for a product that states no height of its user. */
export function chairOf(product: Product): Chair | undefined {
  const facts = factsOf(product)
  const height = valueOf(facts, 'User height', 'range')
  const seat = valueOf(facts, 'Seat height', 'range')
  const [load] = numbersIn(facts, 'Maximum load', 'g')
  if (!height || !seat || load === undefined) return undefined
  const lines = drawingOf(product)
  const drawing = chairDrawing(product)
  const inCm = ({ from, to }: Range) => ({ from: from / 10, to: to / 10 })
  return {
    product: inShort(product),
    load: load / 1_000,
    height: inCm(height),
    seat: inCm(seat),
    drawn: lines && drawing ? { lines, hips: seatPlaces(drawing.seatDepth).hips / 10 } : null,
  }
}
