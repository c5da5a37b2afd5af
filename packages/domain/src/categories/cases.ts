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
  warranty: { covers: ['cases'], place: 2, picture: 'edge' },
} as const satisfies CategoryFacts
