import { type AskedMeasure, readMeasure } from '../facts/read-measure.ts'
import type { Category } from '../products/category.ts'
import { cmOfInch, inFeet, inPounds, kgOfPound, type Units } from '../text/us-units.ts'
import { toTenth, withUnit } from '../text/count-of.ts'
import { typedText } from './build-search.ts'
import type { Sitter } from './chair-fit.ts'

const measureNames = ['height', 'inches', 'weight', 'desk'] as const
type MeasureName = (typeof measureNames)[number]

/** What the address of the chairs’ page says: the units, and what was typed into each field. */
export type ChairSearch = Partial<Record<MeasureName, string>> & { units?: Units }

/** The parameters that the page reads. */
export const chairParameters = ['units', ...measureNames] as const

/** Whose products somebody of these measures sits on. */
export const seats = 'chairs' satisfies Category

/** The fields that a query fills, as they were typed but for spaces at either end; 40 characters of each. */
export function chairSearch(query: Record<string, unknown>): ChairSearch {
  const { units } = query
  const texts = measureNames.flatMap((name) => {
    const text = typedText(query[name])
    return text ? [[name, text]] : []
  })
  return { ...((units === 'us' || units === 'metric') && { units }), ...Object.fromEntries(texts) }
}

/** Whether anything was typed. */
export function hasMeasures(search: ChairSearch): boolean {
  return measureNames.some((name) => search[name] !== undefined)
}

interface MeasureField {
  name: MeasureName
  label: string
  unit: string
  /** What its text is a measure of. */
  of: keyof Sitter
}

/** The fields in the units of a visitor. */
export const measureFields: Readonly<Record<Units, readonly MeasureField[]>> = {
  metric: [
    { name: 'height', label: 'Your height', unit: 'cm', of: 'height' },
    { name: 'weight', label: 'Your weight', unit: 'kg', of: 'weight' },
    { name: 'desk', label: 'Your desk’s height', unit: 'cm', of: 'desk' },
  ],
  us: [
    { name: 'height', label: 'Your height', unit: 'ft', of: 'height' },
    { name: 'inches', label: 'Your height', unit: 'in', of: 'height' },
    { name: 'weight', label: 'Your weight', unit: 'lb', of: 'weight' },
    { name: 'desk', label: 'Your desk’s height', unit: 'in', of: 'desk' },
  ],
}

interface Asked extends AskedMeasure {
  example: string
}

/** What is asked in the units of a visitor: nobody and no desk is 1.92 cm tall, and "180" is no number of feet. */
const asked: Readonly<Record<Units, Readonly<Record<keyof Sitter, Asked>>>> = {
  metric: {
    height: { unit: 'cm', least: 100, most: 230, bare: ['cm', 'm'], example: '180 cm' },
    weight: { unit: 'kg', least: 30, most: 250, example: '80 kg' },
    desk: { unit: 'cm', least: 50, most: 130, bare: ['cm', 'm'], example: '74 cm' },
  },
  us: {
    height: { unit: '″', least: 39, most: 91, bare: ['ft', '″', 'cm', 'm'], example: '5′11″' },
    weight: { unit: 'lb', least: 66, most: 551, example: '180 lb' },
    desk: { unit: '″', least: 20, most: 51, bare: ['″', 'cm', 'm'], example: '29″' },
  },
}

/** What is asked for a measure in the units of a visitor: "a height such as 180 cm, from 100 to 230 cm". */
export function boundsOf(measure: keyof Sitter, units: Units): string {
  const { least, most, unit, example } = asked[units][measure]
  const name = measure === 'desk' ? 'height' : measure
  const [from, to] =
    measure === 'height' && units === 'us'
      ? [inFeet(least * cmOfInch), inFeet(most * cmOfInch)]
      : [least, withUnit(String(most), unit)]
  return `a ${name} such as ${example}, from ${from} to ${to}`
}

/** The measures in cm and kg, as far as they can be read and are within their bounds. */
export function sitterOf(
  { height = '', inches, weight = '', desk = '' }: ChairSearch,
  units: Units,
): Sitter {
  // "5" and "11" are read as "5 11" is.
  const tall = units === 'us' && inches !== undefined ? `${height || 0} ${inches}` : height
  const of = asked[units]
  const [length, mass] = units === 'us' ? [cmOfInch, kgOfPound] : [1, 1]
  const times = (measure: number | undefined, unit: number) => measure && measure * unit
  return {
    height: times(readMeasure(tall, of.height), length),
    weight: times(readMeasure(weight, of.weight), mass),
    desk: times(readMeasure(desk, of.desk), length),
  }
}

/** What the fields of other units hold for the same measures. */
export function measuresIn(units: Units, { height, weight, desk }: Sitter): ChairSearch {
  const text = (value: number | undefined, write: (value: number) => number) =>
    value === undefined ? undefined : String(write(value))
  const inches = height === undefined ? undefined : Math.round(height / cmOfInch)
  return chairSearch(
    units === 'metric'
      ? {
          units,
          height: text(height, toTenth),
          weight: text(weight, toTenth),
          desk: text(desk, Math.round),
        }
      : {
          units,
          height: text(inches, (all) => Math.floor(all / 12)),
          inches: text(inches, (all) => all % 12),
          weight: text(weight, inPounds),
          desk: text(desk, (cm) => Math.round(cm / cmOfInch)),
        },
  )
}
