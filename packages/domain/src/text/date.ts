const months =
  'January February March April May June July August September October November December'.split(' ')

/** "2026-11-16" as "November 16, 2026"; Intl’s first formatter costs a slow phone 50 ms. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}
