import { factOf } from '../catalogue.ts'
import type { Product } from '../catalogue.ts'

/** What the datasheet states, each figure as the product states it. */
export interface NivosFacts {
  product: Product
  conductivity: string
  temperature: string
  contents: string
  coverage: string
  composition: string
  shelfLife: string
  inTheBox: string
}

/** Reads the figures from the product's specifications. Throws when one is missing. */
export function nivosFacts(product: Product): NivosFacts {
  return {
    product,
    conductivity: factOf(product, 'Thermal conductivity'),
    temperature: factOf(product, 'Operating temperature'),
    contents: factOf(product, 'Contents'),
    coverage: factOf(product, 'Coverage'),
    composition: factOf(product, 'Composition'),
    shelfLife: factOf(product, 'Shelf life'),
    inTheBox: factOf(product, 'In the box'),
  }
}
