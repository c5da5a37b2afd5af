import { numbersIn } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import type { Product } from '@argo/domain/products/product'
import { factOf, figureOf, stated } from '../catalogue.ts'

/** What the datasheet states, each figure as the product states it. */
export type NivosFacts = ReturnType<typeof nivosFacts>

/** Reads the figures from the product's specifications. Throws when one is missing. */
export function nivosFacts(product: Product) {
  const [liters] = numbersIn(factsOf(product), 'Contents', 'L')
  return {
    product,
    conductivity: factOf(product, 'Thermal conductivity'),
    temperature: factOf(product, 'Operating temperature'),
    coverage: factOf(product, 'Coverage'),
    shelfLife: factOf(product, 'Shelf life'),
    inTheBox: factOf(product, 'In the box'),
    /** What one application takes, in milliliters. */
    dose: (1_000 * stated(product, 'Contents', liters)) / figureOf(product, 'Applications'),
  }
}
