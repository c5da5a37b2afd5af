import { countOf } from '../text/count-of.ts'
import { inWords } from '../text/in-words.ts'
import {
  type Periods,
  type WarrantyKind,
  warrantyFacts,
  warrantyKinds,
  type WarrantyTier,
} from '../texts/periods.ts'

/** The warranty tiers, longest first. */
export function warrantyTiers(periods: Periods): WarrantyTier[] {
  return [...Map.groupBy(warrantyKinds, (kind) => periods[kind])]
    .toSorted(([one], [other]) => other - one)
    .map(([years, kinds]) => ({ years, kinds, covers: coveredBy(...kinds) }))
}

/** The products of some kinds, at the beginning of a sentence: "Power supplies, cases, and cooling". */
export function coveredBy(...kinds: WarrantyKind[]): string {
  const words = inWords([...new Set(kinds.flatMap((kind) => warrantyFacts[kind].covers))])
  return words.charAt(0).toUpperCase() + words.slice(1)
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
