import { factsNamed, valueOf } from '../facts/lookup.ts'
import { type Described, factsOf } from '../facts/read-specs.ts'

/** Of lengths in mm, or of degrees. */
export interface Range {
  from: number
  to: number
}

/** What a chair is drawn from, from its side: lengths in mm, the recline in degrees between seat and back. */
export interface ChairDrawing {
  seatHeight: Range
  seatWidth: number
  seatDepth: Range
  backrest: number
  /** From the floor to the top, as the seat and the backrest add up; null where a headrest stands above the backrest. */
  total: Range | null
  recline: Range
  /** The base, across. */
  base: number
}

/** In mm before the middle of its base: where a seat begins, and the hips of who sits in it are. */
export function seatPlaces({ to }: Range): { rear: number; hips: number } {
  const rear = 60 - to / 2
  return { rear, hips: rear + 130 }
}

/** The drawing of a chair; null where its specs do not state all that it is made of. */
export function chairDrawing(product: Described): ChairDrawing | null {
  const facts = factsOf(product)
  const seatHeight = valueOf(facts, 'Seat height', 'range')
  const seatDepth = valueOf(facts, 'Seat depth', 'range')
  const seatWidth = valueOf(facts, 'Seat width', 'quantity')?.number
  const backrest = valueOf(facts, 'Backrest height', 'quantity')?.number
  const hasHeadrestAbove = factsNamed(facts, 'Backrest height').some(({ qualifiers }) =>
    qualifiers.some(({ text }) => text === 'without headrest'),
  )
  const recline = valueOf(facts, 'Recline', 'range')
  const base = factsNamed(facts, 'Base')
    .flatMap(({ qualifiers }) => qualifiers)
    .flatMap((qualifier) =>
      qualifier.kind === 'figure' && qualifier.text.endsWith(' across') ? [qualifier.figure] : [],
    )
    .find((figure) => figure.kind === 'quantity')?.number
  if (!seatHeight || !seatWidth || !seatDepth || !backrest || !recline || !base) return null
  return {
    seatHeight: { from: seatHeight.from, to: seatHeight.to },
    seatWidth,
    seatDepth: { from: seatDepth.from, to: seatDepth.to },
    backrest,
    total: hasHeadrestAbove
      ? null
      : { from: seatHeight.from + backrest, to: seatHeight.to + backrest },
    recline: { from: recline.from, to: recline.to },
    base,
  }
}
