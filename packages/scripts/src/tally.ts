/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}
