import type { Unit } from './unit.ts'

/** Which of two values is the better one, where that can be said without knowing who asks. */
type Better = 'more' | 'less' | 'neither'

/** How the value under a label is read. A unit is the one to show it in; null for a bare number. */
export type Definition =
  | { kind: 'quantity'; unit: Unit | null; better: Better; separator: ';' | ',' }
  | { kind: 'range'; unit: Unit }
  | { kind: 'dimensions'; unit: Unit | null }
  /** One of a few words, of which a visitor would want one: the first words of the value. */
  | { kind: 'choice' }
  /** Several words, each with a count before "×" if they are counted. */
  | { kind: 'list'; counted: boolean; separator: ';' | ',' }
  | { kind: 'yes/no' }
  /** Words that nobody sorts, filters or calculates with. */
  | { kind: 'text' }

/** One number with a unit. */
export function quantity(unit: Unit, better: Better = 'neither'): Definition {
  return { kind: 'quantity', unit, better, separator: ';' }
}

/** A bare number: "6, programmable", or "4 × 120 mm". */
export function count(better: Better = 'neither'): Definition {
  return { kind: 'quantity', unit: null, better, separator: ';' }
}

/** Several numbers of a unit, each with its condition: "87% at 20%, 90% at 50%". One of them makes none the better. */
export function series(unit: Unit): Definition {
  return { kind: 'quantity', unit, better: 'neither', separator: ',' }
}

/** From a number to another one. */
export function range(unit: Unit): Definition {
  return { kind: 'range', unit }
}

/** Two or three lengths; without a unit, counts. */
export function dimensions(unit: Unit | null): Definition {
  return { kind: 'dimensions', unit }
}

/** One of a few words. */
export const choice: Definition = { kind: 'choice' }
/** Several words, not counted. */
export const list: Definition = { kind: 'list', counted: false, separator: ',' }
/** Whether it is so. */
export const yesNo: Definition = { kind: 'yes/no' }
/** Words that nobody reads figures from. */
export const text: Definition = { kind: 'text' }

/** "1 × 24-pin, 2 × EPS 4+4-pin"; with ";" each entry may have conditions after a comma. */
export function countedList(separator: ';' | ',' = ','): Definition {
  return { kind: 'list', counted: true, separator }
}
