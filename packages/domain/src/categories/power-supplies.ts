import { quantity } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Power supplies and their cables. */
export const powerSupplies = {
  id: 'power-supplies',
  name: 'Power Supplies',
  singular: 'power supply',
  hasBreadcrumb: true,
  banner: 'categories/power-supplies',
  tool: { picture: 'gx-1k-titan/detail-sockets', path: '/fit' },
  keyAttributes: ['Power', 'Efficiency', 'Length'],
  furtherFilters: ['Cables', 'Standard', 'Graphics plugs', 'Noise level'],
  attributes: { Power: quantity('W', 'more'), Weight: quantity('g') },
  superlatives: { size: 'Length', noise: 'Noise level', strength: 'Power' },
  kinds: { Efficiency: 'power supply' },
  warranty: { covers: ['power supplies'], place: 1, picture: 'gx-1k-titan' },
  neededToFit: {
    all: ['Power'],
    checks: {
      Length: 'whether it fits into a case',
      'Graphics plugs': 'whether a graphics card can be plugged in',
      'Motherboard plugs': 'whether a board can be plugged in',
    },
  },
} as const satisfies CategoryFacts
