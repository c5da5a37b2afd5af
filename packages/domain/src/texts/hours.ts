/** The days of a week, in its order. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Weekday = (typeof weekdays)[number]

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The zone the hours are kept in: what they call EST is New York's time, in summer too. */
export const timeZone = 'America/New_York'

/** When support answers, in full hours from 0 to 24. */
export interface Hours {
  firstDay: Weekday
  lastDay: Weekday
  opensAt: number
  closesAt: number
}

/** When questions about a claim are answered. */
export interface ClaimHours {
  claimsOpenAt: number
  claimsCloseAt: number
}

/** A full hour (0 to 24) as the site writes it: "5 PM". */
export function clock(hour: number, space = ' '): string {
  return `${hour % 12 || 12}${space}${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** The days on which support answers: "Mon-Fri". */
export function daysText({ firstDay, lastDay }: Pick<Hours, 'firstDay' | 'lastDay'>): string {
  return firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`
}

/** When support answers: "Mon-Fri 9AM-5PM EST". */
export function hoursText(hours: Hours): string {
  return `${daysText(hours)} ${clock(hours.opensAt, '')}-${clock(hours.closesAt, '')} EST`
}

/** When questions about a claim are answered: "9 AM - 6 PM EST". */
export function claimHoursText({ claimsOpenAt, claimsCloseAt }: ClaimHours): string {
  return `${clock(claimsOpenAt)} - ${clock(claimsCloseAt)} EST`
}

/** The days without support: "Weekends"; empty where it answers on every day. */
export function closedDaysText(hours: Hours): string {
  const closed = dayNames.filter((_, day) => !isOpenOn(hours, day))
  return closed.join() === 'Saturday,Sunday' ? 'Weekends' : closed.join(', ')
}

/** The name of a day: 0 is Monday. */
export function dayName(day: number): string {
  return dayNames[day % 7] ?? ''
}

/** Whether support answers on a day: 0 is Monday. */
export function isOpenOn({ firstDay, lastDay }: Hours, day: number): boolean {
  return day >= weekdays.indexOf(firstDay) && day <= weekdays.indexOf(lastDay)
}

/** The address that calls a telephone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
