/** How many tests passed and failed. */
export interface Summary {
  passed: number
  failed: number
}
