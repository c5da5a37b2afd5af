import type { CategoryFacts } from './category.ts'

/** Chairs, and what belongs to them. */
export const chairs = {
  id: 'chairs',
  name: 'Chairs',
  singular: 'chair',
  keyAttributes: ['Maximum load', 'User height', 'Recline'],
  furtherFilters: ['Upholstery', 'Lumbar support', 'Seat width', 'Weight'],
} as const satisfies CategoryFacts
