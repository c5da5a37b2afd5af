import { clock, support } from '@argo/domain/contact/support'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether support answers at a moment, and in words until when it does or when it opens. */
export interface SupportHours {
  open: boolean
  /** "until 5 PM EST" or "opens Monday at 9 AM EST". */
  change: string
}

/** Support's hours (Monday to Friday, in New York) at a moment. */
export function supportHours(
  now: Date,
  { opensAt, closesAt }: { opensAt: number; closesAt: number } = support,
): SupportHours {
  // Made when it is needed: a slow phone takes 50 ms for its first formatter.
  const newYorkClock = new Intl.DateTimeFormat('en-US', {
    timeZone: support.timeZone,
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const parts = newYorkClock.formatToParts(now)
  const part = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = days.indexOf(part('weekday'))
  const hour = Number(part('hour'))
  const isWorkday = day >= 1 && day <= 5

  if (isWorkday && hour >= opensAt && hour < closesAt)
    return { open: true, change: `until ${clock(closesAt)} EST` }
  return { open: false, change: `opens ${nextWorkday()} at ${clock(opensAt)} EST` }

  function nextWorkday() {
    if (isWorkday && hour < opensAt) return 'today'
    return day === 5 || day === 6 ? 'Monday' : 'tomorrow'
  }
}
