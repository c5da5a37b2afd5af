import type { LoadChart } from './load-chart.ts'

/** A supply at one load. */
export interface LoadPoint {
  /** W that it gives, that it takes from the wall, and the difference, which is heat. */
  watts: number
  wall: number
  heat: number
}

/** A supply at a load in %, interpolated between the stated points. Null outside them, and for a supply of unknown power. */
export function loadAt({ points, power }: LoadChart, load: number): LoadPoint | null {
  const index = points.findIndex((point) => point.load >= load)
  const [from, to] = [points[Math.max(index - 1, 0)], points[index]]
  if (power === null || !from || !to || load < from.load) return null
  const share = to === from ? 0 : (load - from.load) / (to.load - from.load)
  const efficiency = from.efficiency + share * (to.efficiency - from.efficiency)
  const watts = Math.round((power * load) / 100)
  const wall = Math.round((100 * watts) / efficiency)
  return { watts, wall, heat: wall - watts }
}
