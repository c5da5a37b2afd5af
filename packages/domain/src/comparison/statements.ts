import { type Fact, figureWords, isFigure, numbersOf } from '../facts/fact.ts'
import type { SpecReading } from '../facts/read-specs.ts'
import type { Unit } from '../facts/unit.ts'
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
  if (!isFigure(value) || !numbersOf(value).every(Number.isFinite)) return undefined
  return figureWords(value, unit, threeDigits)
}

function threeDigits(number: number): number {
  return Math.abs(number) < 100 ? Number(number.toPrecision(3)) : Math.round(number)
}
