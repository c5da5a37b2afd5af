import { factOf, numbersIn } from '../catalogue.ts'
import type { Product } from '../catalogue.ts'

/** What the datasheet states, each figure as the product states it. */
export interface NivosFacts {
  product: Product
  conductivity: string
  temperature: string
  contents: string
  coverage: string
  /** Thickness of the film the coverage is stated for, in millimetres. */
  film: number
  composition: string
  shelfLife: string
  inTheBox: string
}

/** Reads the figures from the product's specifications. Throws when one is missing. */
export function nivosFacts(product: Product): NivosFacts {
  const coverage = factOf(product, 'Coverage')
  const film = numbersIn(coverage)[1]
  if (film === undefined) throw new Error(`"Coverage" of ${product.name} names no film thickness`)
  return {
    product,
    conductivity: factOf(product, 'Thermal conductivity'),
    temperature: factOf(product, 'Operating temperature'),
    contents: factOf(product, 'Contents'),
    coverage,
    film,
    composition: factOf(product, 'Composition'),
    shelfLife: factOf(product, 'Shelf life'),
    inTheBox: factOf(product, 'In the box'),
  }
}
