const months =
  'January February March April May June July August September October November December'.split(' ')

/**
 * A day such as "2026-11-16" as "16 November 2026". Not by Intl, whose first formatter costs a slow phone
 * 50 ms.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}
