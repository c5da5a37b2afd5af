import { dimensions, range } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Monitors, their arms and lights. */
export const monitors = {
  id: 'monitors',
  name: 'Monitors',
  singular: 'monitor',
  banner: 'categories/monitors',
  tool: { picture: 'categories/two-monitors' },
  keyAttributes: ['Refresh rate', 'Panel', 'Resolution'],
  furtherFilters: ['Screen size', 'Response time', 'Brightness', 'VESA mount'],
  attributes: { Resolution: dimensions(null), 'Supported weight': range('kg') },
  superlatives: { size: 'Screen size', brightness: 'Brightness', speed: 'Refresh rate' },
  kinds: { 'Refresh rate': 'monitor' },
  warranty: { covers: ['monitors'], place: 4, picture: 'carina-34' },
} as const satisfies CategoryFacts
