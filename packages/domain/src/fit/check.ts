import { grouped, toTenth } from '../text/count-of.ts'
import { inWords } from '../text/in-words.ts'
import { askedInputs } from './asked-inputs.ts'

/** From best to worst, as the answer counts them. */
export const statuses = ['fits', 'tight', 'risky', 'unknown', 'collides'] as const
export type Status = (typeof statuses)[number]

export type Subject = 'card' | 'cooler' | 'radiator' | 'supply' | 'board' | 'drives'

/** One line of the answer. */
export interface Check {
  id: string
  /** The part that is checked. */
  subject: Subject
  /** "Graphics card, length". */
  title: string
  status: Status
  /** "37 mm to spare", "6 mm too long". */
  result: string
  /** The arithmetic and the condition that applied: "336 mm of 373 mm, behind a 27 mm front radiator". */
  calculation: string
  /** What to do or look at nevertheless. */
  note?: string
  /** What is not known, as `calculation` names it. */
  missing?: string[]
  /** What is spare, negative where it is too little; a length in mm. */
  spare?: number
}

/** What a check finds. */
export type Finding = Omit<Check, 'id' | 'subject' | 'title'>

/** What a check needs: what it is called, and its value where it is known. */
type Input<Value> = readonly [name: string, value: Value | undefined]

/** Finds out what the inputs say; while one of them is not known, names it. */
export function whenKnown<Known extends object>(
  inputs: { [Name in keyof Known]: Input<Known[Name]> },
  find: (known: Known) => Finding,
): Finding {
  const all = Object.entries<Input<unknown>>(inputs)
  const missing = all.flatMap(([, [name, value]]) => (value === undefined ? [name] : []))
  if (missing.length > 0) return unknown(...new Set(missing))
  return find(Object.fromEntries(all.map(([key, [, value]]) => [key, value])) as Known)
}

/** A figure of the case as an input; without a case, that is what is missing. */
export function ofCase<Value>(
  chassis: object | undefined,
  name: string,
  value: Value | undefined,
): Input<Value> {
  return [chassis ? name : askedInputs.case, value]
}

/** A number, or what it is called while it may not be known. */
export type Amount = number | Input<number>

interface Comparison {
  needed: Amount
  available: Amount
  /** "too few". */
  excess: string
  /** What is said behind the two amounts: " slots". */
  of?: string
  /** How an amount is written, if not as a bare number. */
  write?: (amount: number) => string
}

/** Compares what is needed with what there is of it. */
export function compareAmounts({
  needed,
  available,
  excess,
  of = '',
  write = String,
}: Comparison): Finding {
  const input = (amount: Amount) => (typeof amount === 'number' ? (['', amount] as const) : amount)
  return whenKnown(
    { needed: input(needed), available: input(available) },
    ({ needed, available }) => {
      const spare = toTenth(available - needed)
      const calculation = `${write(needed)} of ${write(available)}${of}`
      return spare < 0
        ? {
            status: 'collides',
            result: `${write(Math.ceil(-spare))} ${excess}`,
            calculation,
            spare,
          }
        : { status: 'fits', result: `${write(Math.floor(spare))} to spare`, calculation, spare }
    },
  )
}

/** mm: what is left below this is tight. */
const tightBelow = 5

interface LengthComparison extends Omit<Comparison, 'of' | 'write'> {
  /** Under which what is available is so. */
  condition?: string
  /** What to look at where it is tight. */
  note: string
}

/** Compares a length with the clearance for it, both in mm. */
export function compareLengths({ condition, note, ...lengths }: LengthComparison): Finding {
  const of = condition && `, ${condition}`
  const finding = compareAmounts({ ...lengths, of, write: mm })
  return tightIf(Number(finding.spare) < tightBelow, finding, note)
}

/** The same finding, tight where it fits with too little to spare. */
export function tightIf(isTight: boolean, finding: Finding, note: string): Finding {
  return finding.status === 'fits' && isTight ? { ...finding, status: 'tight', note } : finding
}

/** Something is not known; `missing` names it: "the card’s length". */
export function unknown(...missing: string[]): Finding {
  const calculation = `Missing: ${inWords(missing)}`
  return { status: 'unknown', result: 'Not known', calculation, missing }
}

/** A status's place from best to worst, from 0. */
export function rankOf(status: Status): number {
  return statuses.indexOf(status)
}

/** The worst of statuses; of none, nothing is known. */
export function worst(list: readonly Status[]): Status {
  return statuses.findLast((status) => list.includes(status)) ?? 'unknown'
}

/** Whether it is known to fit, if tightly or at a risk. */
export function isFine(status: Status): boolean {
  return rankOf(status) < rankOf('unknown')
}

/** "336 mm", "81.3 mm". */
export function mm(length: number): string {
  return `${grouped(toTenth(length))} mm`
}

/** "1,000 W". */
export function watts(power: number): string {
  return `${grouped(toTenth(power))} W`
}
