import { quantity } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Power supplies and their cables. */
export const powerSupplies = {
  id: 'power-supplies',
  name: 'Power Supplies',
  singular: 'power supply',
  keyAttributes: ['Power', 'Efficiency', 'Length'],
  furtherFilters: ['Cables', 'Standard', 'Graphics plugs', 'Noise level'],
  attributes: { Power: quantity('W', 'more'), Weight: quantity('g') },
} as const satisfies CategoryFacts
