import type { CategoryFacts } from './category.ts'

/** Cases, and what is built into them. */
export const cases = {
  id: 'cases',
  name: 'Cases',
  singular: 'case',
  banner: 'categories/cases',
  tool: { picture: 'calypso/detail-interior', path: '/fit' },
  keyAttributes: ['GPU clearance', 'Radiator support', 'CPU cooler clearance'],
  furtherFilters: ['Motherboard support', 'PSU clearance', 'Fans included', 'Dimensions'],
  superlatives: { size: 'Dimensions' },
  kinds: { 'Motherboard support': 'case' },
  warranty: { covers: ['cases'], place: 2, picture: 'edge' },
  neededToFit: {
    all: ['GPU clearance'],
    checks: {
      'CPU cooler clearance': 'whether a cooler is too tall',
      'PSU clearance': 'whether a power supply is too long',
      'Motherboard support': 'whether a board fits',
      'Radiator support': 'which radiators fit',
      'Expansion slots': 'whether a card is too thick',
    },
  },
} as const satisfies CategoryFacts
