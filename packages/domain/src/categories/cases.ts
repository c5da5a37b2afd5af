import type { CategoryFacts } from './category.ts'

/** Cases, and what is built into them. */
export const cases = {
  id: 'cases',
  name: 'Cases',
  singular: 'case',
  keyAttributes: ['GPU clearance', 'Radiator support', 'CPU cooler clearance'],
  furtherFilters: ['Motherboard support', 'PSU clearance', 'Fans included', 'Dimensions'],
} as const satisfies CategoryFacts
