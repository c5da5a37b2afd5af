import type { Chair } from './chair.ts'
import type { Status } from './check.ts'

/** Who is to sit in a chair, and at which desk: cm and kg. */
export interface Sitter {
  height?: number
  weight?: number
  desk?: number
}

export interface ChairFit {
  status: Status
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
  const has = (status: Status) => known.some((fit) => fit.status === status)
  return {
    status: has('collides')
      ? 'collides'
      : known.length < 2
        ? 'unknown'
        : has('tight')
          ? 'tight'
          : 'fits',
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
    reason: `${rounded(height)} cm is ${left} cm inside: ${range}`,
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

/** What was typed as a number within bounds: metres count as a hundred cm where they can only be metres. */
export function readMeasure(text: string, least: number, most: number): number | undefined {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:m|cm|kg)?$/.exec(text.trim())
  const number = Number(match?.[1]?.replace(',', '.'))
  const inCm = number < 3 ? rounded(number * 100) : number
  return inCm >= least && inCm <= most ? inCm : undefined
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10
}
