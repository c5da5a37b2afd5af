import type { Figure } from './fact.ts'
import { baseOf, readUnit, toBase, type Unit } from './unit.ts'

/** A figure at the start of a text, and the text after it. */
export interface ReadFigure {
  figure: Figure
  rest: string
}

// "1,000", "-100", "−5", "53.0"
const number = String.raw`[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const atStart = new RegExp(`^(Ra )?(${number})(?:(?:–| to )(${number})|((?: × ${number}){1,2})|)`)

/** Reads "400 mm", "90–155°", "480 × 230 × 480 mm" or "7" at the start of a text; undefined if no number is there. */
export function readFigure(text: string): ReadFigure | undefined {
  const match = atStart.exec(text)
  if (!match) return undefined
  const [whole, prefix, first = '', to, times] = match
  const after = text.slice(whole.length)
  const { unit: spelled, rest } = prefix
    ? { unit: 'Ra' as const, rest: after }
    : (readUnit(after) ?? { unit: null, rest: after })
  const unit = spelled && baseOf(spelled)
  const numbers = [first, to ?? times?.split(' × ').slice(1) ?? []]
    .flat()
    .map((digits) => toNumber(digits, spelled))
  const [number = 0, last = number] = numbers
  if (!numbers.every(Number.isFinite)) return undefined
  if (to !== undefined) return { figure: { kind: 'range', from: number, to: last, unit }, rest }
  return times === undefined
    ? { figure: { kind: 'quantity', number, unit }, rest }
    : { figure: { kind: 'dimensions', numbers, unit }, rest }
}

function toNumber(digits: string, unit: Unit | null): number {
  const number = Number(digits.replaceAll(',', '').replace('−', '-'))
  return unit ? toBase(number, unit) : number
}
