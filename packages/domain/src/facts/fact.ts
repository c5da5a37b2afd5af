import type { AttributeName } from './attributes.ts'
import { grouped, withUnit } from '../text/count-of.ts'
import { type BaseUnit, fromBase, type Unit } from './unit.ts'

/** One number; 0 where the spec says "None", and Infinity where it says "Unlimited". The unit is null for a bare number. */
export interface Quantity {
  kind: 'quantity'
  number: number
  unit: BaseUnit | null
}

/** From a number to another one that is not less; the same where only one is given. */
export interface Range {
  kind: 'range'
  from: number
  to: number
  unit: BaseUnit | null
}

/** Two or three lengths or counts as they are written, and which is which where the spec says so. */
export interface Dimensions {
  kind: 'dimensions'
  numbers: number[]
  unit: BaseUnit | null
  axes?: Axis[]
}

export type Axis = 'height' | 'width' | 'depth' | 'length'

/** What has numbers; they are in base units. */
export type Figure = Quantity | Range | Dimensions

/** Its numbers in their order, each end of a range once. */
export function numbersOf(figure: Figure): number[] {
  if (figure.kind === 'quantity') return [figure.number]
  return figure.kind === 'range' ? [...new Set([figure.from, figure.to])] : figure.numbers
}

/** Whether a value has numbers. */
export function isFigure(value: FactValue): value is Figure {
  return value.kind === 'quantity' || value.kind === 'range' || value.kind === 'dimensions'
}

/** A figure in a unit, or as it is without one: "−5–40°", "480 × 230 mm", "unlimited". */
export function figureWords(
  figure: Figure,
  unit: Unit | null,
  round: (number: number) => number = (number) => number,
): string {
  const numbers = numbersOf(figure).map((number) => {
    if (number === Infinity) return 'unlimited'
    const shown = round(unit === null ? number : fromBase(number, unit))
    return shown < 0 ? `−${grouped(-shown)}` : grouped(shown)
  })
  return withUnit(numbers.join(figure.kind === 'dimensions' ? ' × ' : '–'), unit)
}

/** One entry of a list; the count is 1 unless the spec counts it: "2 × USB-A (5 Gbit/s)". */
export interface ListItem {
  name: string
  count: number
  qualifiers: Qualifier[]
}

/** What a spec says, typed. */
export type FactValue =
  | Figure
  | { kind: 'choice'; choice: string }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'yes/no'; yes: boolean }
  | { kind: 'text'; text: string }

/** Where in a case something is. */
export const positions = ['front', 'top', 'side', 'bottom', 'rear'] as const
export type Position = (typeof positions)[number]

/** Parts that a figure may count in or leave out. */
export const parts = [
  'radiator',
  'fan',
  'fans',
  'drive cage',
  'stand',
  'riser cable',
  'cable',
  'headrest',
] as const
export type Part = (typeof parts)[number]

/** What a spec says beside its value: the condition under which it holds, or a further figure. `text` has its words. */
export type Qualifier = { text: string } & (
  | {
      /** Measured at so much: "at 1,800 rpm", "at full load" (100%). */
      kind: 'at'
      number: number
      unit: BaseUnit
    }
  | {
      /** Holds with a part in place, or without it: "behind a 27 mm front radiator", "without cable". Thickness in mm. */
      kind: 'with' | 'without'
      part: Part
      position?: Position
      thickness?: number
    }
  /** Holds in each of these places: "front and top". */
  | { kind: 'positions'; positions: Position[] }
  /** Another figure: "(996 W)", "86 mm high". */
  | { kind: 'figure'; figure: Figure }
  | { kind: 'text' }
)

/** One typed statement of a product's specs. The first of an attribute is the one that stands alone on cards. */
export interface Fact {
  attribute: AttributeName
  value: FactValue
  qualifiers: Qualifier[]
}

/** The value of one kind. */
export type ValueOf<K extends FactValue['kind']> = Extract<FactValue, { kind: K }>
