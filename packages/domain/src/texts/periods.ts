import * as z from 'zod/mini'

/** What the years of warranty depend on, in the order in which the site tells them. */
export const warrantyKinds = [
  'power-supplies',
  'cases',
  'coolers',
  'monitors',
  'peripherals',
  'chairs',
  'mice',
  'accessories',
] as const

export type WarrantyKind = (typeof warrantyKinds)[number]

const years = z
  .int('Please enter a number of years')
  .check(z.gte(1, 'There is one year at least'), z.lte(20, 'There are 20 years at most'))

/** How many years of warranty each kind of product has, and in how many days it can be returned. */
export const PeriodsSchema = z.object({
  'power-supplies': years,
  cases: years,
  coolers: years,
  monitors: years,
  /** Those that are neither mice nor keyboards. */
  peripherals: years,
  chairs: years,
  /** Mice and keyboards. */
  mice: years,
  /** Of every category but coolers. */
  accessories: years,
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
