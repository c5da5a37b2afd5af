import { numbersIn } from '@argo/domain/facts/lookup'
import { factOf, figureOf, stated } from '../catalogue.ts'
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
  /** What one application takes, in milliliters. */
  dose: number
}

/** Reads the figures from the product's specifications. Throws when one is missing. */
export function nivosFacts(product: Product): NivosFacts {
  const [liters] = numbersIn(product.facts, 'Contents', 'L')
  return {
    product,
    conductivity: factOf(product, 'Thermal conductivity'),
    temperature: factOf(product, 'Operating temperature'),
    contents: factOf(product, 'Contents'),
    coverage: factOf(product, 'Coverage'),
    composition: factOf(product, 'Composition'),
    shelfLife: factOf(product, 'Shelf life'),
    inTheBox: factOf(product, 'In the box'),
    dose: (1_000 * stated(product, 'Contents', liters)) / figureOf(product, 'Applications'),
  }
}
