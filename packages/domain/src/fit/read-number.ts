import { toBase, type Unit } from '../facts/unit.ts'
import type { FieldKind } from './build-fields.ts'

type FieldUnit = (FieldKind & { kind: 'number' })['unit']

const inches: Unit = '″'

/** What else than the field's own unit may be written behind its number. */
const otherUnits: Partial<Record<FieldUnit, Readonly<Record<string, Unit>>>> = {
  mm: { cm: 'cm', in: inches, inch: inches, inches, '"': inches, '”': inches, '″': inches },
  g: { kg: 'kg' },
}

/** A number of a unit, of what was typed: "336", "33,6 cm", "1,000 W". Undefined for anything else. */
export function readNumber(text: string, unit: FieldUnit): number | undefined {
  const [, digits = '', written = ''] = /^([\d.,]+) ?(\D*)$/.exec(text) ?? []
  const named = written.toLowerCase()
  const other = otherUnits[unit]?.[named]
  if (!other && named !== '' && named !== unit.toLowerCase()) return undefined
  const number = numberOf(digits, other !== undefined)
  return number === undefined || !other ? number : toBase(number, other)
}

// A point before three digits is for thousands in some countries, and for thousandths in others: only 1.634 kg is sure.
function numberOf(digits: string, isLargeUnit: boolean): number | undefined {
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(',', ''))
  const isDecimal = /^\d{1,6}([.,]\d{1,2})?$/.test(digits)
  const isPrecise = isLargeUnit && /^\d{1,3}\.\d{3}$/.test(digits)
  return isDecimal || isPrecise ? Number(digits.replace(',', '.')) : undefined
}
