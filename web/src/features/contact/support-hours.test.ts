import { describe, expect, it } from 'vitest'
import { supportHours } from './support-hours.ts'

describe('support in New York', () => {
  it.each([
    ['opens at nine on a Monday in winter', '2026-01-05T14:00:00Z', { open: true }],
    ['is closed a second before', '2026-01-05T13:59:59Z', { open: false, opensNext: 'today' }],
    ['opens an hour earlier by UTC in summer', '2026-07-06T13:00:00Z', { open: true }],
    ['is open until the last second of 4 PM', '2026-01-05T21:59:59Z', { open: true }],
    ['closes at five', '2026-01-05T22:00:00Z', { open: false, opensNext: 'tomorrow' }],
    ['is closed on Friday evening', '2026-01-09T23:00:00Z', { open: false, opensNext: 'Monday' }],
    ['is closed on Saturday at noon', '2026-01-10T17:00:00Z', { open: false, opensNext: 'Monday' }],
    ['opens tomorrow on a Sunday', '2026-01-11T17:00:00Z', { open: false, opensNext: 'tomorrow' }],
    [
      'keeps New York’s day at UTC’s midnight',
      '2026-01-10T03:00:00Z',
      { open: false, opensNext: 'Monday' },
    ],
  ])('%s', (_sentence, now, expected) => {
    expect(supportHours(new Date(now))).toEqual(expected)
  })
})
