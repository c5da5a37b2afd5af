import { expect, test } from 'vitest'
import { readLength, readWeight } from './read-measure.ts'

test.each([
  ['192', 192],
  ['1.92', 192],
  ['1,92 m', 192],
  ['2 m', 200],
  ['192 cm', 192],
  ['1920 mm', 192],
  ['85,5', 85.5],
  ['6\'4"', 193],
  ['6′ 4″', 193],
  ['6’4', 193],
  ['6 ft 4 in', 193],
  ['5ft', 152.4],
  ['76 in', 193],
  // Not yet 192: a key has been pressed once.
  ['1', 1],
  ['', undefined],
  ['tall', undefined],
  ['1e2', undefined],
  ['192 kg', undefined],
  ['99999', undefined],
])('the length %j is %s cm', (text, cm) => {
  expect(readLength(text)).toBe(cm)
})

test.each([
  ['90', 90],
  ['90,5 kg', 90.5],
  ['198 lb', 89.8],
  ['198 lbs', 89.8],
  ['1.2', 1.2],
  ['1', 1],
  ['', undefined],
  ['heavy', undefined],
  ['90 cm', undefined],
])('the weight %j is %s kg', (text, kg) => {
  expect(readWeight(text)).toBe(kg)
})
