import { cmOfInch, inFeet, inPounds, type Units } from '../text/us-units.ts'
import type { Sitter } from './chair-fit.ts'
import { readLength, readWeight } from './read-measure.ts'

const measureNames = ['height', 'inches', 'weight', 'desk'] as const
type MeasureName = (typeof measureNames)[number]

/** What the address of the chairs’ page says: the units, and what was typed into each field. */
export type ChairSearch = Partial<Record<MeasureName, string>> & { units?: Units }

/** The parameters that the page reads. */
export const chairParameters = ['units', ...measureNames] as const

/** The fields that a query fills, as they were typed but for spaces at either end; ten characters of each. */
export function chairSearch(query: Record<string, unknown>): ChairSearch {
  const { units } = query
  const texts = measureNames.flatMap((name) => {
    const [value] = [query[name]].flat()
    const isText = typeof value === 'string' || typeof value === 'number'
    const text = isText ? String(value).trim().slice(0, 10) : ''
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
    { name: 'inches', label: 'plus', unit: 'in', of: 'height' },
    { name: 'weight', label: 'Your weight', unit: 'lb', of: 'weight' },
    { name: 'desk', label: 'Your desk’s height', unit: 'in', of: 'desk' },
  ],
}

/** cm and kg that are asked for, from and to. */
const bounds = { height: [100, 230], weight: [30, 250], desk: [50, 130] } as const

/** What the bounds of a measure are called in the units of a visitor. */
export function boundsOf(measure: keyof Sitter, units: Units): string {
  const [least, most] = bounds[measure]
  if (units === 'metric')
    return `a number from ${least} to ${most} ${measure === 'weight' ? 'kg' : 'cm'}`
  if (measure === 'weight') return `a number from ${inPounds(least)} to ${inPounds(most)} lb`
  return measure === 'height'
    ? `feet and inches, from ${inFeet(least)} to ${inFeet(most)}`
    : `a number from ${Math.round(least / cmOfInch)} to ${Math.round(most / cmOfInch)} in`
}

/** The measures in cm and kg, as far as they can be read and are within their bounds. */
export function sitterOf(measures: ChairSearch, units: Units): Sitter {
  const text = (name: MeasureName) => measures[name]?.trim() ?? ''
  // A bare number is in the field's unit, and one with a unit, such as "1.92 m", in its own.
  const withUnit = (name: MeasureName, unit: string) =>
    units === 'us' && /^[\d.,]+$/.test(text(name)) ? text(name) + unit : text(name)
  const inches = units === 'us' && text('inches') ? ` ${text('inches')}″` : ''
  const read = {
    height: readLength(withUnit('height', '′') + inches),
    weight: readWeight(withUnit('weight', ' lb')),
    desk: readLength(withUnit('desk', ' in')),
  }
  const within = (measure: keyof Sitter) => {
    const value = read[measure]
    const [least, most] = bounds[measure]
    // A bound that is said in inches or pounds is rounded.
    return value !== undefined && value >= least - 0.5 && value <= most + 0.5 ? value : undefined
  }
  return { height: within('height'), weight: within('weight'), desk: within('desk') }
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
          height: text(height, Math.round),
          weight: text(weight, Math.round),
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
