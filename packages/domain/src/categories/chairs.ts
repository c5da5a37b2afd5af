import type { CategoryFacts } from './category.ts'

/** Chairs, and what belongs to them. */
export const chairs = {
  id: 'chairs',
  name: 'Chairs',
  singular: 'chair',
  banner: 'categories/chairs',
  tool: { picture: 'swift-pro/black-red/seated', path: '/fit/chairs' },
  keyAttributes: ['Maximum load', 'User height', 'Recline'],
  furtherFilters: ['Upholstery', 'Lumbar support', 'Seat width', 'Weight'],
  superlatives: { size: 'User height', weight: 'Weight', strength: 'Maximum load' },
  kinds: { Recline: 'chair' },
  warranty: { covers: ['gaming chairs'], place: 6, picture: 'swift-pro/black-red' },
  neededToFit: { all: ['User height', 'Seat height', 'Maximum load'] },
} as const satisfies CategoryFacts
