import { expect, test } from 'vitest'
import { longDate } from './date.ts'

test('a date is written out', () => {
  expect(longDate('2026-11-16')).toBe('16 November 2026')
  expect(longDate('2026-01-05')).toBe('5 January 2026')
})
