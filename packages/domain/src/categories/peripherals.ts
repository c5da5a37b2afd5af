import { quantity } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Mice, and what lies on the desk beside them. */
export const peripherals = {
  id: 'peripherals',
  name: 'Peripherals',
  singular: 'peripheral',
  otherTokens: ['mice'],
  keyAttributes: ['Resolution', 'Weight', 'Polling rate'],
  furtherFilters: ['Sensor', 'Buttons', 'Shape'],
  attributes: { Weight: quantity('g') },
} as const satisfies CategoryFacts
