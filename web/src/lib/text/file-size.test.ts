import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size has three digits or so and a decimal unit', () => {
  expect([1, 999, 279_400, 1_340_000].map(fileSize)).toEqual(['1 kB', '1 kB', '279 kB', '1.3 MB'])
})
