import { quantity } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Mice, and what lies on the desk beside them. */
export const peripherals = {
  id: 'peripherals',
  name: 'Peripherals',
  singular: 'peripheral',
  otherTokens: ['mice'],
  banner: 'categories/peripherals',
  tool: { picture: 'argo-g-100m/held' },
  keyAttributes: ['Resolution', 'Weight', 'Polling rate'],
  // A keyboard has none of these.
  keyOnlyWith: { Resolution: ['Sensor', 'Maximum speed', 'Maximum acceleration'] },
  furtherFilters: ['Sensor', 'Buttons', 'Shape'],
  attributes: { Weight: quantity('g') },
  superlatives: { weight: 'Weight', speed: 'Polling rate' },
  otherWords: ['mouse'],
  warranty: { covers: ['peripherals'], place: 5 },
  // Mice and keyboards are peripherals that are polled.
  warrantyWith: { label: 'Polling rate', kind: 'mice' },
} as const satisfies CategoryFacts
