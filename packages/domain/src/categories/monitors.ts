import { dimensions, range } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Monitors, their arms and lights. */
export const monitors = {
  id: 'monitors',
  name: 'Monitors',
  singular: 'monitor',
  keyAttributes: ['Refresh rate', 'Panel', 'Resolution'],
  furtherFilters: ['Screen size', 'Response time', 'Brightness', 'VESA mount'],
  attributes: { Resolution: dimensions(null), 'Supported weight': range('kg') },
} as const satisfies CategoryFacts
