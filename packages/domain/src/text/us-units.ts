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
