import { factsOf, type Described } from '../facts/read-specs.ts'
import { valueOf } from '../facts/lookup.ts'
import { isAccessory } from '../features/key-figures.ts'
import type { WarrantyKind } from '../texts/periods.ts'

/** What a product’s years of warranty depend on: mice and keyboards are peripherals that are polled. */
export function warrantyKind(product: Described): WarrantyKind {
  const { category } = product
  if (category === 'coolers') return category
  if (isAccessory(product)) return 'accessories'
  return isPolled(product) ? 'mice' : category
}

function isPolled(product: Described): boolean {
  return valueOf(factsOf(product), 'Polling rate', 'quantity') !== undefined
}
