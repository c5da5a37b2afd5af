/** In which units a visitor gives measures of people: cm and kg, or feet, inches and pounds. */
export type Units = 'metric' | 'us'

/** cm in an inch, and kg in a pound: both by definition (International yard and pound agreement, 1959). */
export const cmOfInch = 2.54
export const kgOfPound = 0.45359237
/** m³/h in a cubic foot a minute. */
const m3hOfCfm = 60 * (cmOfInch / 100) ** 3 * 12 ** 3

/** A length in cm as feet and whole inches: "6′4″". */
export function inFeet(cm: number): string {
  const inches = Math.round(cm / cmOfInch)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

/** A load or a person's weight in kg, in whole pounds that are never more: 130 kg are 286 lb. */
export function inPounds(kg: number): number {
  return Math.floor(Number((kg / kgOfPound).toFixed(6)))
}

/** Millimeters in inches: to a tenth of an inch, below ten inches to a hundredth, which is a quarter of a millimeter. */
export function toInches(millimeters: number): number {
  const inches = millimeters / 25.4
  return Number(inches.toFixed(Math.abs(inches) < 10 ? 2 : 1))
}

const inKilogramsOrCentimeters =
  /(?<![\w.])(\d+(?:\.\d)?)(?:(–| × )(\d+(?:\.\d)?))?\s(kg|cm)(?![\w/²³])/g

/** Labels of what may be loaded at most and, of a range, at least: no rounding makes more of it. */
const load = /\b(?:load|supported weight)\b/i

/**
 * A figure of a label with its weights in kg and lengths in cm in US units: "34 kg" as "75 lb"; a range of people's
 * heights in feet, and an air flow alone in CFM. Null for any other figure.
 */
export function inUsUnits(figure: string, label = ''): string | null {
  const heights = /^(1\d\d)–([12]\d\d)\scm$/.exec(figure)
  if (heights) return `${inFeet(Number(heights[1]))}–${inFeet(Number(heights[2]))}`
  const [, flow] = /^(\d+)\sm³\/h$/.exec(figure) ?? []
  if (flow) return `${Math.round(Number(flow) / m3hOfCfm)} CFM`
  const us = converted(figure, label, (measure) => measure)
  return us === figure ? null : us
}

/** A figure as an American shopper reads it, in US units where `inUsUnits` has any, and then as it is stated. */
export function inBothUnits({ label, value }: LabeledFigure): [first: string, stated?: string] {
  const us = inUsUnits(value, label)
  return us === null ? [value] : [us, value]
}

/** A text with each measure in kg or cm in both units, in its place: "Nylon, 26.8 in / 68 cm across". */
export function besideUsUnits({ label, value }: LabeledFigure): string {
  return converted(value, label, (us, stated) => `${us} / ${stated}`)
}

/** The first of both. */
export function usFirst(figure: LabeledFigure): string {
  return inBothUnits(figure)[0]
}

interface LabeledFigure {
  label: string
  value: string
}

/** Kilograms in pounds: whole from 20 kg on, below to a tenth. */
function toPounds(kg: number, round: typeof Math.round): number {
  const pounds = kg / kgOfPound
  return kg < 20 ? round(pounds * 10) / 10 : round(pounds)
}

/** A figure in which each measure in kg or cm is written anew, by what it is in US units and as it is stated. */
function converted(
  figure: string,
  label: string,
  write: (us: string, stated: string) => string,
): string {
  const [down, up] = load.test(label) ? [Math.floor, Math.ceil] : [Math.round, Math.round]
  return figure.replaceAll(
    inKilogramsOrCentimeters,
    (stated, one: string, between: string | undefined, other: string | undefined, unit: string) => {
      const convert = (number: string, round: typeof Math.round) =>
        unit === 'kg'
          ? toPounds(Number(number), round)
          : Number((Number(number) / cmOfInch).toFixed(1))
      const rest = between === undefined ? '' : between + convert(other ?? '', down)
      return write(
        `${convert(one, between === '–' ? up : down)}${rest} ${unit === 'kg' ? 'lb' : 'in'}`,
        stated,
      )
    },
  )
}
