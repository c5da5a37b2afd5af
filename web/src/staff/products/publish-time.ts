/** What a time that is typed in the reader's own zone stands for. */
export interface PublishTime {
  /** As the server takes it: UTC, to the second. */
  utc: string
  /** With its day and its zone: "Sunday, March 14, 2027 at 3:30 AM EDT". */
  words: string
  /** What clocks that are changed that day make of it. */
  note: string | undefined
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options)
const clock = (date: Date) => format({ hour: 'numeric', minute: '2-digit' }).format(date)

/** The time of a field for a date and a time ("2027-03-14T02:30"); undefined while nothing whole is typed. */
export function publishTimeOf(local: string): PublishTime | undefined {
  const date = new Date(local)
  if (!/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(date.getTime())) return undefined
  const words = format({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date)
  return { utc: date.toISOString().replace(/\.\d+Z$/, 'Z'), words, note: noteOf(date, local) }
}

/** A time (UTC, RFC 3339) as a field for a date and a time has it in the reader's own zone: "2027-03-14T03:30". */
export function localTimeOf(utc: string): string {
  const date = new Date(utc)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

function noteOf(date: Date, local: string): string | undefined {
  const typed = local.slice(11, 16)
  if (timeOf(date) !== typed)
    return `Clocks go forward that day, and ${typed} is left out: it is ${clock(date)}.`
  return timeOf(new Date(date.getTime() + 60 * 60_000)) === typed
    ? `Clocks go back that day, and ${clock(date)} comes twice: it is the first.`
    : undefined
}

function timeOf(date: Date): string {
  const [hours, minutes] = [date.getHours(), date.getMinutes()]
  return [hours, minutes].map((each) => String(each).padStart(2, '0')).join(':')
}
