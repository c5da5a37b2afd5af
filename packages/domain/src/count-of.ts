/** A number of things in words, such as "1 product" or "5,000 characters"; the plural takes an s. */
export function countOf(count: number, singular: string): string {
  return `${grouped(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** A whole number with a comma between thousands. Without Intl, whose first use takes a slow phone 50 ms. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
