/** Products that are under warranty for years of their own. */
export interface WarrantyFacts {
  /** What they are called in running text. */
  covers: readonly string[]
  /** Their place in the sentences that tell the years. */
  place: number
  /** One of them, by the folder of its photographs. */
  picture?: string
}

/** Those that are no category. */
export const sharedWarranties = {
  mice: { covers: ['mice', 'keyboards'], place: 7, picture: 'argo-g-100m' },
  accessories: { covers: ['other accessories'], place: 8, picture: 'footrest' },
} satisfies Record<string, WarrantyFacts>

export type SharedWarranty = keyof typeof sharedWarranties
