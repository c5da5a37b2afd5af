/** A number of things in words, such as "1 product" or "5,000 characters"; the plural takes an s. */
export function countOf(count: number, singular: string): string {
  return `${grouped(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** A number with a comma between thousands: "1,234.5". Without Intl, whose first use takes a slow phone 50 ms. */
export function grouped(number: number): string {
  const [whole = '', ...decimals] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}
