import type { Product } from '../product-schema.ts'
import { bracketOf, caseRoomOf } from './case-facts.ts'
import { coolerOf } from './cooler-facts.ts'
import { supplyOf } from './supply-facts.ts'

/** The build that a product alone fills in; null for one that is no part of a build. */
export function buildWith(product: Product): Record<string, string> | null {
  const key = product.slug ?? String(product.id)
  if (caseRoomOf(product)) return { case: key }
  if (coolerOf(product)) return { cooler: key }
  if (supplyOf(product)) return { supply: key }
  return bracketOf(product) ? { upright: 'yes' } : null
}
