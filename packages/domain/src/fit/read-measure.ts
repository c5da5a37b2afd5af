import { toTenth } from '../text/count-of.ts'
import { cmOfInch, kgOfPound } from '../text/us-units.ts'

/** A length in cm, of what was typed: "192", "1.92 m", "6′ 4″", "76 in". Undefined for anything else. */
export function readLength(text: string): number | undefined {
  const [, feet, inches = '0'] =
    /^(\d)\s?(?:′|'|’|ft)\s?(?:(\d{1,2}(?:\.\d)?)\s?(?:″|"|”|''|in)?)?$/.exec(text.trim()) ?? []
  if (feet !== undefined) return toTenth((Number(feet) * 12 + Number(inches)) * cmOfInch)
  const [number, unit = ''] = readNumber(text, /^(?:|mm|cm|m|in|″|")$/)
  if (number === undefined) return undefined
  if (unit === 'mm') return toTenth(number / 10)
  if (/^(?:in|″|")$/.test(unit)) return toTenth(number * cmOfInch)
  // Nobody and no desk is 1.92 cm tall.
  const isMetres = unit === 'm' || (unit === '' && number < 3 && !Number.isInteger(number))
  return isMetres ? toTenth(number * 100) : number
}

/** A weight in kg, of what was typed: "90", "90 kg", "198 lb". Undefined for anything else. */
export function readWeight(text: string): number | undefined {
  const [number, unit] = readNumber(text, /^(?:|kg|lbs?)$/)
  return number !== undefined && unit?.startsWith('lb') ? toTenth(number * kgOfPound) : number
}

function readNumber(text: string, units: RegExp): [number?, string?] {
  const [, digits, unit = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s?(\D*)$/.exec(text.trim()) ?? []
  if (digits === undefined || !units.test(unit)) return []
  return [Number(digits.replace(',', '.')), unit]
}
