import type { Sitter } from './chair-fit.ts'

/** Of whom a seated outline is drawn while height or weight is missing. */
export const exampleSitter = { height: 175, weight: 75 }

/** Of a stature, how high the hollow of the knee is, and cm of a shoe (Drillis and Contini, 1966; averages). */
const kneeHollow = 0.25
const shoe = 2.5

/** The body mass index at which an outline has its average girth. */
const averageMassIndex = 22.5

/** cm of a seated person of average proportions, drawn from height and weight. */
export interface SeatedOutline {
  height: number
  /** The height of a seat on which the feet stand flat on the floor. */
  seat: number
  /** How much wider than average, for a weight: 1 is average. */
  girth: number
}

/** The outline of a seated person; of an example, as far as nothing is given. */
export function seatedOutline({ height, weight }: Sitter): SeatedOutline {
  const stature = height ?? exampleSitter.height
  const massIndex = (weight ?? averageMassIndex * (stature / 100) ** 2) / (stature / 100) ** 2
  return {
    height: stature,
    seat: Math.round(stature * kneeHollow + shoe),
    girth: Math.min(Math.max(Math.sqrt(massIndex / averageMassIndex), 0.8), 1.6),
  }
}
