import { support } from '@argo/domain/contact/support'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether support answers at a moment, and the day it opens next when it does not. */
export interface SupportHours {
  open: boolean
  /** "today", "tomorrow" or a day's name; undefined while open. */
  opensNext?: string
}

/** Support's hours (Monday to Friday, in New York) at a moment. */
export function supportHours(now: Date): SupportHours {
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

  if (isWorkday && hour < support.opensAt) return { open: false, opensNext: 'today' }
  if (isWorkday && hour < support.closesAt) return { open: true }
  const opensOnMonday = day === 5 || day === 6
  return { open: false, opensNext: opensOnMonday ? 'Monday' : 'tomorrow' }
}
