import { clock, dayName, type Hours, isOpenOn, timeZone, weekdays } from '@argo/domain/texts/hours'

/** Whether support answers at a moment, and in words until when it does or when it opens. */
export interface SupportHours {
  open: boolean
  /** "until 5 PM EST" or "opens Monday at 9 AM EST". */
  change: string
}

/** Support's hours (in New York) at a moment. */
export function supportHours(now: Date, hours: Hours): SupportHours {
  const { opensAt, closesAt } = hours
  // Made when it is needed: a slow phone takes 50 ms for its first formatter.
  const newYorkClock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const parts = newYorkClock.formatToParts(now)
  const part = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = weekdays.findIndex((weekday) => weekday === part('weekday'))
  const hour = Number(part('hour'))
  const isOpenToday = isOpenOn(hours, day)

  if (isOpenToday && hour >= opensAt && hour < closesAt)
    return { open: true, change: `until ${clock(closesAt)} EST` }
  return { open: false, change: `opens ${nextOpening()} at ${clock(opensAt)} EST` }

  function nextOpening() {
    if (isOpenToday && hour < opensAt) return 'today'
    const days = [1, 2, 3, 4, 5, 6, 7].find((ahead) => isOpenOn(hours, (day + ahead) % 7)) ?? 7
    return days === 1 ? 'tomorrow' : dayName(day + days)
  }
}
