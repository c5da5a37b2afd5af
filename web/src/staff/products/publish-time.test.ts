import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localTimeOf, publishTimeOf } from './publish-time.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['2027-01-31T08:00', '2027-01-31T13:00:00Z', 'Sunday, January 31, 2027 at 8:00 AM EST'],
  ['2027-07-01T23:59', '2027-07-02T03:59:00Z', 'Thursday, July 1, 2027 at 11:59 PM EDT'],
])('a time is said with its day and its zone, and typed as it was: %s', (local, utc, words) => {
  expect(publishTimeOf(local)).toEqual({ utc, words, note: undefined })
  expect(localTimeOf(utc)).toBe(local)
})

test('a time that clocks leave out, or pass twice, says what it means', () => {
  expect(publishTimeOf('2027-03-14T02:30')).toEqual({
    utc: '2027-03-14T07:30:00Z',
    words: 'Sunday, March 14, 2027 at 3:30 AM EDT',
    note: 'Clocks go forward that day, and 02:30 is left out: it is 3:30 AM.',
  })
  expect(publishTimeOf('2027-11-07T01:30')).toEqual({
    utc: '2027-11-07T05:30:00Z',
    words: 'Sunday, November 7, 2027 at 1:30 AM EDT',
    note: 'Clocks go back that day, and 1:30 AM comes twice: it is the first.',
  })
  expect(publishTimeOf('2027-03-14T03:30')?.note).toBeUndefined()
  expect(publishTimeOf('2027-11-07T02:30')?.note).toBeUndefined()
})

test.each(['', '2027-03-14', 'tomorrow', '2027-13-01T10:00'])('%j is no time', (local) => {
  expect(publishTimeOf(local)).toBeUndefined()
})
