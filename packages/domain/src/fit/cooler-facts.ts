import { factsNamed, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import type { Product } from '../products/product.ts'
import type { Cooler } from './build.ts'
import { conditionOf, fanWattsOf, sizeOf } from './facts-read.ts'

/** One of our coolers; undefined for a fan, a compound or anything else. */
export function coolerOf(
  product: Pick<Product, 'name' | 'category' | 'specs'>,
): Cooler | undefined {
  const facts = factsOf(product)
  const height = valueOf(facts, 'Height', 'quantity')?.number
  if (product.category !== 'coolers' || height === undefined) return undefined
  const sockets = (['Intel sockets', 'AMD sockets'] as const).flatMap(
    (name) => valueOf(facts, name, 'list')?.items.map((item) => item.name) ?? [],
  )
  const { width, depth } = sizeOf(facts)
  return {
    name: product.name,
    height,
    footprint: width && depth ? { width, depth } : undefined,
    sockets: sockets.length > 0 ? sockets : undefined,
    ratedHeat: valueOf(facts, 'Rated heat load', 'quantity')?.number,
    ratedCondition: conditionOf(factsNamed(facts, 'Rated heat load')[0]),
    watts: fanWattsOf(facts),
  }
}
