import type { Chair } from './chair.ts'
import { type Status, worst } from './check.ts'

/** Who is to sit in a chair, and at which desk: cm and kg. */
export interface Sitter {
  height?: number
  weight?: number
  desk?: number
}

export interface ChairFit {
  status: Status
  /** The worst of what is known, while height or weight is missing. */
  soFar: Status
  /** One sentence for each figure that was compared. */
  reasons: string[]
}

/** Within so much of a limit one sits at its edge: cm of height, kg of weight. */
const edge = { height: 2, weight: 5 }

/** Whether a chair fits: by its user's height and its load, at their edge where little is left. */
export function chairFit(chair: Chair, { height, weight, desk }: Sitter): ChairFit {
  const byHeight = height === undefined ? undefined : fitHeight(chair, height)
  const byWeight = weight === undefined ? undefined : fitWeight(chair, weight)
  const known = [byHeight, byWeight].filter((fit) => fit !== undefined)
  const soFar = worst(known.map(({ status }) => status))
  return {
    status: known.length < 2 && soFar !== 'collides' ? 'unknown' : soFar,
    soFar,
    reasons: known
      .map(({ reason }) => reason)
      .concat(missing(height, weight))
      .concat(desk === undefined ? [] : toDesk(chair, desk)),
  }
}

interface Compared {
  status: Status
  reason: string
}

function fitHeight({ height: { from, to } }: Chair, height: number): Compared {
  const range = `for people of ${from}–${to} cm`
  if (height > to)
    return { status: 'collides', reason: `${rounded(height - to)} cm too tall: ${range}` }
  if (height < from)
    return {
      status: 'collides',
      reason: `${rounded(from - height)} cm too short: ${range}`,
    }
  const left = rounded(Math.min(to - height, height - from))
  return {
    status: left < edge.height ? 'tight' : 'fits',
    reason: `${rounded(height)} cm is ${left} cm within its range: ${range}`,
  }
}

function fitWeight({ load }: Chair, weight: number): Compared {
  const spare = rounded(load - weight)
  if (spare < 0)
    return { status: 'collides', reason: `${-spare} kg too heavy: rated for ${load} kg` }
  return {
    status: spare < edge.weight ? 'tight' : 'fits',
    reason: `${spare} kg to spare: rated for ${load} kg`,
  }
}

function missing(height: number | undefined, weight: number | undefined): string[] {
  if (height === undefined && weight === undefined) return []
  if (height === undefined) return ['Your height is missing']
  return weight === undefined ? ['Your weight is missing'] : []
}

function toDesk({ seat: { from, to } }: Chair, desk: number): string {
  const most = rounded(desk - from)
  const least = rounded(desk - to)
  return `The seat goes from ${from} to ${to} cm: ${least} to ${most} cm below your desk`
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10
}
