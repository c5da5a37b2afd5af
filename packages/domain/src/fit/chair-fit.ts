import { toTenth } from '../text/count-of.ts'
import { cmOfInch, inFeet, inPounds, kgOfPound, type Units } from '../text/us-units.ts'
import type { Chair } from './chair.ts'
import { type Status, statuses, worst } from './check.ts'

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

/** How measures are written in reasons; an excess is never written as nothing. */
const writers = {
  metric: {
    stature: (cm: number) => `${toTenth(cm)} cm`,
    statures: (from: number, to: number) => `${from}–${to} cm`,
    weight: (kg: number) => `${toTenth(kg)} kg`,
    excessLength: (cm: number) => `${upToTenth(cm)} cm`,
    excessWeight: (kg: number) => `${upToTenth(kg)} kg`,
    seats: (from: number, to: number) => `${from} to ${to} cm`,
  },
  us: {
    stature: inFeet,
    statures: (from: number, to: number) => `${inFeet(from)}–${inFeet(to)}`,
    weight: (kg: number) => `${inPounds(kg)} lb`,
    excessLength: (cm: number) => `${upToTenth(cm / cmOfInch)} in`,
    excessWeight: (kg: number) => `${Math.ceil(toTenth(kg / kgOfPound))} lb`,
    seats: (from: number, to: number) =>
      `${toTenth(from / cmOfInch)} to ${toTenth(to / cmOfInch)} in`,
  },
}

function upToTenth(number: number): number {
  return Math.ceil(Number((number * 10).toFixed(6))) / 10
}

/** A sitter's measures as they are said: "178 cm", "80 kg". */
export function measuresOf({ height, weight }: Sitter, units: Units): string[] {
  const write = writers[units]
  return [
    ...(height === undefined ? [] : [write.stature(height)]),
    ...(weight === undefined ? [] : [write.weight(weight)]),
  ]
}

/** Whether a chair fits: by its user's height and its load, at their edge where little is left. */
export function chairFit(chair: Chair, sitter: Sitter, units: Units = 'metric'): ChairFit {
  const { height, weight, desk } = sitter
  const byHeight = height === undefined ? undefined : fitHeight(chair, height, units)
  const byWeight = weight === undefined ? undefined : fitWeight(chair, weight, units)
  const known = [byHeight, byWeight].filter((fit) => fit !== undefined)
  const soFar = worst(known.map(({ status }) => status))
  return {
    status: known.length < 2 && soFar !== 'collides' ? 'unknown' : soFar,
    soFar,
    reasons: known
      .map(({ reason }) => reason)
      .concat(missing(height, weight))
      .concat(desk === undefined ? [] : toDesk(chair, desk, units)),
  }
}

/** Each chair with how it fits: the best first, of those alike the one with the height nearest the middle of its range. */
export function rankedChairs(chairs: readonly Chair[], sitter: Sitter, units?: Units) {
  return chairs
    .map((chair) => ({ chair, ...chairFit(chair, sitter, units) }))
    .toSorted(
      (one, other) =>
        statuses.indexOf(one.soFar) - statuses.indexOf(other.soFar) ||
        fromMiddle(one.chair, sitter) - fromMiddle(other.chair, sitter),
    )
}

// 0 in the middle of the range, 1 at its ends.
function fromMiddle({ height: { from, to } }: Chair, { height }: Sitter): number {
  return height === undefined ? 0 : Math.abs(2 * height - from - to) / (to - from)
}

interface Compared {
  status: Status
  reason: string
}

function fitHeight({ height: { from, to } }: Chair, height: number, units: Units): Compared {
  const { excessLength, statures } = writers[units]
  const range = `made for ${statures(from, to)}`
  const said = units === 'us' ? inWholeInches : (cm: number) => cm
  // Stated in cm and in whole inches: who is as tall as either says is within it, to a tenth of a cm.
  if (height > Math.max(to, upToTenth(inWholeInches(to))) + tolerance)
    return { status: 'collides', reason: `${excessLength(height - said(to))} too tall: ${range}` }
  if (height < Math.min(from, -upToTenth(-inWholeInches(from))) - tolerance)
    return {
      status: 'collides',
      reason: `${excessLength(said(from) - height)} too short: ${range}`,
    }
  const margin = toTenth(Math.min(to - height, height - from))
  return {
    status: margin < edge.height ? 'tight' : 'fits',
    reason: `Made for ${statures(from, to)}`,
  }
}

/** What binary fractions may add to a measure. */
const tolerance = 1e-6

function inWholeInches(cm: number): number {
  return Math.round(cm / cmOfInch) * cmOfInch
}

function fitWeight({ load }: Chair, weight: number, units: Units): Compared {
  const write = writers[units]
  const spare = load - weight
  const rated = `rated for ${write.weight(load)}`
  if (spare < -tolerance)
    return { status: 'collides', reason: `${write.excessWeight(-spare)} too heavy: ${rated}` }
  // In the units that are read: 286 less 198 lb are 88.
  const left = units === 'us' ? (inPounds(load) - inPounds(weight)) * kgOfPound : spare
  return {
    status: spare < edge.weight ? 'tight' : 'fits',
    reason: `${write.weight(Math.max(0, left))} to spare: ${rated}`,
  }
}

function missing(height: number | undefined, weight: number | undefined): string[] {
  if (height === undefined && weight === undefined) return []
  if (height === undefined) return ['Your height is missing']
  return weight === undefined ? ['Your weight is missing'] : []
}

function toDesk({ seat: { from, to } }: Chair, desk: number, units: Units): string {
  const { seats } = writers[units]
  const below = seats(toTenth(desk - to), toTenth(desk - from))
  return `The seat goes from ${seats(from, to)}: ${below} below your desk`
}
