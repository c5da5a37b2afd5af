/** When a day begins and ends in the reader's own time zone: UTC, RFC 3339. */
export function spanOf(day: string): { from: string; until: string } {
  const [from, until] = [new Date(`${day}T00:00`), new Date(`${day}T00:00`)]
  until.setDate(until.getDate() + 1)
  return { from: from.toISOString(), until: until.toISOString() }
}
