/** A file's size as people read it, in decimal units: "482 kB", "1.3 MB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as "2026-11-16" as "16 November 2026". */
export function longDate(date: string): string {
  return dates.format(new Date(date))
}
