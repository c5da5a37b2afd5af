import { grouped } from '../count-of.ts'
import { inWords } from '../in-words.ts'

/** From best to worst, as the answer counts them. */
export const statuses = ['fits', 'tight', 'unknown', 'collides'] as const
export type Status = (typeof statuses)[number]

export const subjects = ['card', 'cooler', 'radiator', 'supply', 'board', 'drives'] as const
export type Subject = (typeof subjects)[number]

/** One line of the answer. */
export interface Check {
  id: string
  /** The part whose place it is. */
  subject: Subject
  /** "Graphics card, length". */
  title: string
  status: Status
  /** "37 mm to spare", "6 mm too long". */
  result: string
  /** The arithmetic and the condition that applied: "336 mm of 373 mm, behind a 27 mm front radiator". */
  calculation: string
  /** What to mind. */
  mind?: string
  /** What is spare, negative where it is too little; in mm if the check is of a length. */
  spare?: number
}

type Named = Pick<Check, 'id' | 'subject' | 'title'>

/** mm: what is left below this is tight. */
export const tightBelow = 5

interface Lengths {
  needed: number
  room: number
  /** Under which the room holds. */
  condition?: string
  /** "too long". */
  excess: string
  /** What to mind where it is tight. */
  mind: string
}

/** Compares a length with the room for it, both in mm. */
export function compareLengths(
  named: Named,
  { needed, room, condition, excess, mind }: Lengths,
): Check {
  const spare = rounded(room - needed)
  const calculation = `${mm(needed)} of ${mm(room)}${condition ? `, ${condition}` : ''}`
  if (spare < 0)
    return { ...named, status: 'collides', result: `${mm(-spare)} ${excess}`, calculation, spare }
  const result = `${mm(spare)} to spare`
  return spare < tightBelow
    ? { ...named, status: 'tight', result, calculation, mind, spare }
    : { ...named, status: 'fits', result, calculation, spare }
}

/** A check of which something is not known; `missing` names it: "the card’s length". */
export function unknown(named: Named, missing: readonly string[]): Check {
  return {
    ...named,
    status: 'unknown',
    result: 'Not known',
    calculation: `Missing: ${inWords(missing)}`,
  }
}

/** The worst of statuses; of none, nothing is known. */
export function worst(list: readonly Status[]): Status {
  return statuses[Math.max(...list.map((status) => statuses.indexOf(status)))] ?? 'unknown'
}

/** "336 mm", "81.3 mm". */
export function mm(length: number): string {
  return `${grouped(rounded(length))} mm`
}

/** "1,000 W". */
export function watts(power: number): string {
  return `${grouped(rounded(power))} W`
}

/** To a tenth, without the errors of binary fractions. */
function rounded(number: number): number {
  return Math.round(number * 10) / 10
}
