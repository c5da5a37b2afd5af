import { factsOf, type Described } from '../facts/read-specs.ts'
import { valueOf } from '../facts/lookup.ts'
import { isAccessory } from '../features/key-figures.ts'
import { warrantyTiers, type WarrantyTier } from './warranty.ts'

const [long, middle, short] = warrantyTiers

/** The warranty tier that a product is in: mice and keyboards, which are polled, and accessories are in the shortest. */
export function warrantyTier(product: Described): WarrantyTier {
  const { category } = product
  if (category === 'coolers') return long
  if (isAccessory(product) || isPolled(product)) return short
  return category === 'cases' || category === 'power-supplies' ? long : middle
}

function isPolled(product: Described): boolean {
  return valueOf(factsOf(product), 'Polling rate', 'quantity') !== undefined
}
