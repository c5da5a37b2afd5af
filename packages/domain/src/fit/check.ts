import { grouped, toTenth } from '../text/count-of.ts'
import { inWords } from '../text/in-words.ts'
import { type AskedField, askedInputs } from './asked-inputs.ts'
import type { Chassis } from './build.ts'

/** From best to worst, as the answer counts them. */
export const statuses = ['fits', 'tight', 'unknown', 'collides'] as const
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
  /** The fields that ask for what is not known. */
  missing?: AskedField[]
  /** What is spare, negative where it is too little; a length in mm. */
  spare?: number
}

/** What a check finds. */
export type Finding = Omit<Check, 'id' | 'subject' | 'title'>

/** What a check needs: the field that asks for it, if one does, and its value where it is known. */
type Input<Value> = readonly [field: AskedField | undefined, value: Value | undefined]

/** Finds out what the inputs say; while one of them is not known, names the fields that ask for it. */
export function whenKnown<Known extends object>(
  inputs: { [Name in keyof Known]: Input<Known[Name]> },
  find: (known: Known) => Finding,
): Finding {
  const all = Object.entries<Input<unknown>>(inputs)
  const missing = all.flatMap(([, [field, value]]) => (value === undefined ? [field] : []))
  const asked = missing.filter((field) => field !== undefined)
  if (asked.length < missing.length) return unchecked
  if (asked.length > 0) return unknown(...new Set(asked))
  return find(Object.fromEntries(all.map(([key, [, value]]) => [key, value])) as Known)
}

/** A figure of the case as an input; without a case, that is what is asked for. */
export function ofCase<Value>(
  chassis: Chassis | undefined,
  field: AskedField | undefined,
  value: Value | undefined,
): Input<Value> {
  if (!chassis) return ['case', value]
  return [chassis.isOwn ? field : undefined, value]
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
  const input = (amount: Amount) =>
    typeof amount === 'number' ? ([undefined, amount] as const) : amount
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

/** What is left unchecked: a figure is missing that no field asks for. */
export const unchecked: Finding = { status: 'unknown', result: '', calculation: '', missing: [] }

/** Something is not known that fields ask for. */
export function unknown(...missing: AskedField[]): Finding {
  const calculation = `Missing: ${inWords(missing.map((field) => askedInputs[field]))}`
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

/** Whether it is known to fit, if tightly. */
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
