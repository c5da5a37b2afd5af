import { valueOf } from '../facts/lookup.ts'
import { type Described, factsOf } from '../facts/read-specs.ts'
import type { Range } from './chair-drawing.ts'

/** Where a thing that can be moved can be set: lengths in mm, angles in degrees. */
export interface RangeDrawing {
  kind: 'arm' | 'platform'
  /** Above the desk or the floor. */
  height: Range
  /** How far the arm reaches, or how deep the platform is. */
  length: number
  tilt: Range
}

/** The drawing of an arm's or a footrest's range; null for others, and where their specs do not state it. */
export function rangeDrawing(product: Described): RangeDrawing | null {
  const facts = factsOf(product)
  const tilt = valueOf(facts, 'Tilt', 'range')
  const reach = valueOf(facts, 'Reach', 'quantity')?.number
  const screen = valueOf(facts, 'Height range', 'range')
  if (tilt && reach !== undefined && screen)
    return { kind: 'arm', height: ends(screen), length: reach, tilt: ends(tilt) }
  const depth = valueOf(facts, 'Platform size', 'dimensions')?.numbers[1]
  const platform = valueOf(facts, 'Platform height', 'range')
  if (tilt && depth !== undefined && platform)
    return { kind: 'platform', height: ends(platform), length: depth, tilt: ends(tilt) }
  return null
}

const ends = ({ from, to }: Range): Range => ({ from, to })
