import { countOf } from '../text/count-of.ts'
import { inWords } from '../text/in-words.ts'
import {
  type Periods,
  type WarrantyKind,
  warrantyKinds,
  type WarrantyTier,
} from '../texts/periods.ts'

const names: Record<WarrantyKind, readonly string[]> = {
  'power-supplies': ['power supplies'],
  cases: ['cases'],
  coolers: ['cooling'],
  monitors: ['monitors'],
  peripherals: ['peripherals'],
  chairs: ['gaming chairs'],
  mice: ['mice', 'keyboards'],
  accessories: ['other accessories'],
}

/** The warranty tiers, longest first. */
export function warrantyTiers(periods: Periods): WarrantyTier[] {
  return [...Map.groupBy(warrantyKinds, (kind) => periods[kind])]
    .toSorted(([one], [other]) => other - one)
    .map(([years, kinds]) => {
      const covers = inWords(kinds.flatMap((kind) => names[kind]))
      return { years, kinds, covers: covers.charAt(0).toUpperCase() + covers.slice(1) }
    })
}

/** The tiers in a sentence each: "Power supplies, cases, and cooling: 5 years." */
export function warrantySentences(periods: Periods): string {
  return warrantyTiers(periods)
    .map(({ years, covers }) => `${covers}: ${countOf(years, 'year')}.`)
    .join(' ')
}

/** A claim as the form holds it; it is sent nowhere. */
export interface WarrantyClaim {
  name: string
  email: string
  product: string
  serialNumber: string
  purchaseDate: string
  issue: string
}
