import { parseSpec } from '@argo/domain/products/spec'
import type { NivosFacts } from './facts.ts'

/** What a stated value holds under, by label of the specification. */
const conditions: Record<string, string> = {
  'Thermal conductivity':
    'The compound itself, at 25 °C; what a joint carries also depends on film and surfaces',
  'Operating temperature':
    'The compound alone; below its melting point it is solid and still conducts',
  Contents: 'Syringe, filled by weight',
  Coverage: 'Calculated from volume and film thickness',
  Applications: 'A swab and a wipe each; the cooler base takes what is left on the swab',
  Composition: 'Eutectic alloy; free of silicone, solvents, lead and mercury',
  'Electrically conductive': 'Any gap it bridges is a short circuit',
  'Suitable surfaces': 'Bare copper takes up some gallium and stains gray; nickel does not',
  'Unsuitable surfaces': 'Also aluminum alloys, anodized or not',
  'Curing time': 'Full effect at once; stays liquid in use',
  'Shelf life': 'Lying or standing, tip cap on',
  Warranty: 'From the day of purchase, with proof of purchase',
}

/** Rows of the properties table: property, value, and what it holds under. */
export function propertyRows(nivos: NivosFacts): string[][] {
  return nivos.product.specs
    .map(parseSpec)
    .filter(({ label }) => label !== 'In the box')
    .map(({ label, value }) => [label, value, conditions[label] ?? ''])
}
