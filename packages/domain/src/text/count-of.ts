/** A number of things in words, such as "1 product" or "5,000 characters"; the plural takes an s. */
export function countOf(count: number, singular: string): string {
  return `${grouped(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** To a tenth, without the errors of binary fractions. */
export function toTenth(number: number): number {
  return Math.round(number * 10) / 10
}

/** A number with its unit: "400 mm", "34″", "94%"; alone without one. */
export function withUnit(number: string, unit: string | null): string {
  if (unit === null) return number
  return ['″', '°', '%'].includes(unit) ? number + unit : `${number} ${unit}`
}

/** A number with a comma between thousands: "1,234.5". Without Intl, whose first use takes a slow phone 50 ms. */
export function grouped(number: number): string {
  const [whole = '', ...decimals] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}
