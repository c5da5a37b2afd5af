import { expect, test } from 'vitest'
import { longDate } from './date.ts'

test('a date is written out', () => {
  expect(longDate('2026-11-16')).toBe('November 16, 2026')
  expect(longDate('2026-01-05')).toBe('January 5, 2026')
})
