import { dimensions, quantity } from '../facts/definition.ts'
import type { CategoryFacts } from './category.ts'

/** Coolers, fans and thermal compounds. */
export const coolers = {
  id: 'coolers',
  name: 'Coolers',
  singular: 'cooler',
  route: 'cooling',
  banner: 'categories/coolers',
  tool: { picture: 'typhoon-90/memory', path: '/fit' },
  keyAttributes: [
    'Thermal conductivity',
    'Operating temperature',
    'Airflow',
    'Noise level',
    'Height',
  ],
  furtherFilters: ['Intel sockets', 'AMD sockets', 'Rated heat load'],
  attributes: { Fan: dimensions('mm'), Weight: quantity('g') },
  superlatives: { size: 'Height', noise: 'Noise level' },
  kinds: {
    'Rated heat load': 'CPU cooler',
    'Thermal conductivity': 'thermal compound',
    Airflow: 'fan',
  },
  otherWords: ['fan'],
  isMixed: true,
  warranty: { covers: ['cooling'], place: 3, picture: 'typhoon-120' },
  neededToFit: {
    kind: ['Intel sockets', 'AMD sockets', 'Heat pipes'],
    all: ['Height'],
    checks: {
      'Intel sockets': 'whether it fits a processor of Intel',
      'AMD sockets': 'whether it fits a processor of AMD',
      'Rated heat load': 'whether it carries off a processor’s heat',
    },
  },
} as const satisfies CategoryFacts
