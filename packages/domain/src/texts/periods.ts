import * as z from 'zod/mini'
import type { categoryFiles } from '../categories/index.ts'
import { categories, categoryFacts } from '../products/category.ts'
import {
  type SharedWarranty,
  sharedWarranties,
  type WarrantyFacts,
} from '../warranty/warranty-facts.ts'

type OwnWarranty = Extract<(typeof categoryFiles)[number], { warranty: WarrantyFacts }>['id']

/** What the years of warranty depend on. */
export type WarrantyKind = OwnWarranty | SharedWarranty

const ownWarranties = Object.fromEntries(
  categories
    .map(categoryFacts)
    .flatMap(({ id, warranty }) => (typeof warranty === 'string' ? [] : [[id, warranty]])),
) as Record<OwnWarranty, WarrantyFacts>

/** The products of each kind. */
export const warrantyFacts: Record<WarrantyKind, WarrantyFacts> = {
  ...ownWarranties,
  ...sharedWarranties,
}

/** The kinds in the order in which the site tells them. */
export const warrantyKinds = (Object.keys(warrantyFacts) as WarrantyKind[]).toSorted(
  (one, other) => warrantyFacts[one].place - warrantyFacts[other].place,
)

const years = z
  .int('Please enter a number of years')
  .check(z.gte(1, 'There is one year at least'), z.lte(20, 'There are 20 years at most'))

/** How many years of warranty each kind of product has, and in how many days it can be returned. */
export const PeriodsSchema = z.object({
  ...(Object.fromEntries(
    // Of a new category staff have said nothing yet: it has the years of most products.
    warrantyKinds.map((kind) => [kind, z._default(years, 2)]),
  ) as Record<WarrantyKind, z.ZodMiniDefault<typeof years>>),
  returnDays: z
    .int('Please enter a number of days')
    .check(z.gte(1, 'There is one day at least'), z.lte(365, 'There are 365 days at most')),
})

export type Periods = z.infer<typeof PeriodsSchema>

/** The products that are under warranty for the same years, in words: "Power supplies, cases, and cooling". */
export interface WarrantyTier {
  years: number
  kinds: WarrantyKind[]
  covers: string
}
