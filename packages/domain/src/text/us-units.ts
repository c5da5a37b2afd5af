/** In which units a visitor gives measures of people: cm and kg, or feet, inches and pounds. */
export type Units = 'metric' | 'us'

/** cm in an inch, and kg in a pound: both by definition (International yard and pound agreement, 1959). */
export const cmOfInch = 2.54
export const kgOfPound = 0.45359237

/** A length in cm as feet and whole inches: "6′4″". */
export function inFeet(cm: number): string {
  const inches = Math.round(cm / cmOfInch)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

/** A weight in kg in whole pounds. */
export function inPounds(kg: number): number {
  return Math.round(kg / kgOfPound)
}

/** Millimeters in inches: to a tenth of an inch, below ten inches to a hundredth, which is a quarter of a millimeter. */
export function toInches(millimeters: number): number {
  const inches = millimeters / 25.4
  return Number(inches.toFixed(Math.abs(inches) < 10 ? 2 : 1))
}

/** A weight in kg in pounds, and a range of people's heights in feet: "130 kg" as "287 lb". Null for any other figure. */
export function inUsUnits(figure: string): string | null {
  const weight = /^(\d+) kg$/.exec(figure)
  if (weight) return `${inPounds(Number(weight[1]))} lb`
  const heights = /^(1\d\d)–([12]\d\d) cm$/.exec(figure)
  return heights && `${inFeet(Number(heights[1]))}–${inFeet(Number(heights[2]))}`
}
