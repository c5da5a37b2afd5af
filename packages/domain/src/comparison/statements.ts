import { type Fact, type Figure, numbersOf } from '../facts/fact.ts'
import type { SpecReading } from '../facts/read-specs.ts'
import { fromBase, type Unit } from '../facts/unit.ts'
import { grouped, withUnit } from '../text/count-of.ts'
import type { Statement } from './comparison-schema.ts'

/**
 * What a spec says, as a cell shows it: word for word, its figure apart from what is said beside it. A figure in another unit than
 * the row's is converted; the words then stand beside it as they were.
 */
export function statementOf({ value, figure, attribute, facts }: SpecReading): Statement {
  if (!attribute || attribute.kind === 'text' || attribute.kind === 'list') return { figure: value }
  const unit = 'unit' in attribute ? attribute.unit : null
  // "None" and "Unlimited" are figures without a unit.
  if (unit === null || !/\d/.test(figure)) return split(value, figure)
  const [fact] = facts
  const shown = fact && !isIn(figure, unit) ? inUnit(fact.value, unit) : undefined
  return shown === undefined ? split(value, figure) : { figure: shown, original: value }
}

/** A statement as one text: "400 mm, with front fans", "0.52 kg (520 g, with the riser cable)". */
export function statementWords({ figure, original, note }: Statement): string {
  const first = original === undefined ? figure : `${figure} (${original})`
  if (note === undefined) return first
  return first + (note.startsWith('(') ? ' ' : ', ') + note
}

// "600 mm 24-pin" is in mm, "520 g" is not in kg.
function isIn(figure: string, unit: Unit): boolean {
  const start = figure.indexOf(unit)
  const around = `${figure[start - 1] ?? ' '}${figure[start + unit.length] ?? ' '}`
  return start >= 0 && !/\p{L}/u.test(around)
}

function split(value: string, figure: string): Statement {
  const note = value.slice(figure.length).replace(/^[,;]? /, '')
  return note === '' ? { figure } : { figure, note }
}

function inUnit(value: Fact['value'], unit: Unit): string | undefined {
  if (!isFigure(value)) return undefined
  const written = write(value, (number) => fromBase(number, unit))
  if (written === null) return undefined
  return withUnit(written, unit)
}

function isFigure(value: Fact['value']): value is Figure {
  return value.kind === 'quantity' || value.kind === 'range' || value.kind === 'dimensions'
}

// Null for what is not a number of its unit: "None", "Unlimited".
function write(figure: Figure, convert: (number: number) => number): string | null {
  const numbers = numbersOf(figure)
  if (numbers.some((number) => !Number.isFinite(number))) return null
  const sign = figure.kind === 'dimensions' ? ' × ' : '–'
  return numbers.map((number) => rounded(convert(number))).join(sign)
}

/** A number with three digits that count, and a comma between thousands. */
function rounded(number: number): string {
  const near = Math.abs(number) < 100 ? Number(number.toPrecision(3)) : Math.round(number)
  const digits = grouped(Math.abs(near))
  return near < 0 ? `−${digits}` : digits
}
