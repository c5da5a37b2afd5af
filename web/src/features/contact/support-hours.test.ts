import { describe, expect, it } from 'vitest'
import { supportHours } from './support-hours.ts'

const workdays = { firstDay: 'Mon', lastDay: 'Fri' } as const
const nineToFive = { ...workdays, opensAt: 9, closesAt: 17 }

describe('support in New York', () => {
  it.each([
    ['opens at nine on a Monday in winter', '2026-01-05T14:00:00Z', 'until 5 PM EST'],
    ['is closed a second before', '2026-01-05T13:59:59Z', 'opens today at 9 AM EST'],
    ['opens an hour earlier by UTC in summer', '2026-07-06T13:00:00Z', 'until 5 PM EST'],
    ['is open until the last second of 4 PM', '2026-01-05T21:59:59Z', 'until 5 PM EST'],
    ['closes at five', '2026-01-05T22:00:00Z', 'opens tomorrow at 9 AM EST'],
    ['is closed on Friday evening', '2026-01-09T23:00:00Z', 'opens Monday at 9 AM EST'],
    ['is closed on Saturday at noon', '2026-01-10T17:00:00Z', 'opens Monday at 9 AM EST'],
    ['opens tomorrow on a Sunday', '2026-01-11T17:00:00Z', 'opens tomorrow at 9 AM EST'],
    ['keeps New York’s day at UTC’s midnight', '2026-01-10T03:00:00Z', 'opens Monday at 9 AM EST'],
  ])('%s', (_sentence, now, change) => {
    const open = change.startsWith('until')
    expect(supportHours(new Date(now), nineToFive)).toEqual({ open, change })
  })

  it('says other hours when support keeps others', () => {
    const tenToNoon = { ...workdays, opensAt: 10, closesAt: 12 }
    const halfPastNine = new Date('2026-01-05T14:30:00Z')
    expect(supportHours(halfPastNine, tenToNoon).change).toBe('opens today at 10 AM EST')
    const halfPastTen = new Date('2026-01-05T15:30:00Z')
    expect(supportHours(halfPastTen, tenToNoon).change).toBe('until 12 PM EST')
  })

  it('says on which day it opens when support keeps other days', () => {
    const tuesdays = { firstDay: 'Tue', lastDay: 'Tue', opensAt: 9, closesAt: 17 } as const
    const saturdays = { ...nineToFive, lastDay: 'Sat' } as const
    const saturday = new Date('2026-01-10T17:00:00Z')
    expect(supportHours(saturday, saturdays).change).toBe('until 5 PM EST')
    expect(supportHours(saturday, tuesdays).change).toBe('opens Tuesday at 9 AM EST')
    const tuesdayEvening = new Date('2026-01-06T23:00:00Z')
    expect(supportHours(tuesdayEvening, tuesdays).change).toBe('opens Tuesday at 9 AM EST')
  })
})
