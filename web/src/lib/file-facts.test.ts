import { expect, test } from 'vitest'
import { fileSize, longDate } from './file-facts.ts'

test('a size has three digits or so and a decimal unit', () => {
  expect([1, 999, 279_400, 1_340_000].map(fileSize)).toEqual(['1 kB', '1 kB', '279 kB', '1.3 MB'])
})

test('a date is written out', () => {
  expect(longDate('2026-11-16')).toBe('16 November 2026')
  expect(longDate('2026-01-05')).toBe('5 January 2026')
})
