/** The warranty tiers, longest first. */
export const warrantyTiers = [
  { years: 5, covers: 'Power supplies, cases and cooling' },
  { years: 3, covers: 'Monitors, peripherals and gaming chairs' },
  { years: 2, covers: 'Mice, keyboards and other accessories' },
] as const

export type WarrantyTier = (typeof warrantyTiers)[number]

/** A claim as the form holds it; it is sent nowhere. */
export interface WarrantyClaim {
  name: string
  email: string
  product: string
  serialNumber: string
  purchaseDate: string
  issue: string
}
