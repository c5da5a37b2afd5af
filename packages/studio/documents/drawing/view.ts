import type { Point } from './shape.ts'

/** Where the viewer stands: turned from the broad side, and raised, in degrees. */
export interface View {
  turn: number
  rise: number
}

/** The workshop view: broad side left, front right, a little from above. */
export const workshop: View = { turn: 30, rise: 16 }

/** The bench view: the same side, from higher up. */
export const bench: View = { turn: 30, rise: 36 }

/** Projects a place in space on to the paper, without perspective; y grows downwards. */
export function project(
  { turn, rise }: View,
  [depth, width, height]: Point,
): [x: number, y: number] {
  const a = (turn * Math.PI) / 180
  const e = (rise * Math.PI) / 180
  const away = depth * Math.sin(a) + width * Math.cos(a)
  return [width * Math.sin(a) - depth * Math.cos(a), -height * Math.cos(e) - away * Math.sin(e)]
}

/** Unit steps on the floor that run along the paper, and towards the viewer: what a round body needs. */
export function floorAxes({ turn }: View): { along: [number, number]; towards: [number, number] } {
  const a = (turn * Math.PI) / 180
  return { along: [-Math.cos(a), Math.sin(a)], towards: [-Math.sin(a), -Math.cos(a)] }
}
