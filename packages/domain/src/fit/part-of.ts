import type { Product } from '../products/product-schema.ts'
import type { ProductDetail } from '../products/product-detail.ts'
import { bracketOf, chassisOf } from './case-facts.ts'
import { chairOf } from './chair.ts'
import { coolerOf } from './cooler-facts.ts'
import { supplyOf } from './supply-facts.ts'

/**
 * The build that a product alone fills in; "chairs" for one of them, and null for a product of
 * which nothing is calculated.
 */
export function fitOf(product: Product): ProductDetail['fit'] {
  const key = product.slug ?? String(product.id)
  if (chassisOf(product)) return { case: key }
  if (coolerOf(product)) return { cooler: key }
  if (supplyOf(product)) return { supply: key }
  if (chairOf(product)) return 'chairs'
  return bracketOf(product) ? { upright: 'yes' } : null
}
