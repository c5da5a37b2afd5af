import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [12_345, '12,345 products'],
])('%i is written as %s', (count, words) => {
  expect(countOf(count, 'product')).toBe(words)
})
