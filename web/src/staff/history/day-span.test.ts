import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spanOf } from './day-span.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['2027-01-31', '2027-01-31T05:00:00.000Z', '2027-02-01T05:00:00.000Z'],
  // Clocks change on these days.
  ['2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
  ['2027-11-07', '2027-11-07T04:00:00.000Z', '2027-11-08T05:00:00.000Z'],
])('a day begins and ends at midnight of the reader: %s', (day, from, until) => {
  expect(spanOf(day)).toEqual({ from, until })
})
