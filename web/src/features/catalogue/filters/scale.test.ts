import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test.each([
  [233, 534, { start: 230, end: 535, step: 5 }],
  [1, 7, { start: 1, end: 7, step: 1 }],
  [0.3, 1.2, { start: 0.3, end: 1.2, step: 0.01 }],
  [800, 25_600, { start: 800, end: 25_600, step: 200 }],
])('a slider from %d to %d goes in round steps', (min, max, scale) => {
  expect(scaleOf(min, max)).toEqual(scale)
})

test('every slider holds its bounds, in whole steps, of which there are not too many', () => {
  const bounds = [-40, -0.35, 0, 0.01, 0.3, 1, 1.99, 7, 23.8, 99.99, 450, 1_501, 25_600]
  for (const min of bounds)
    for (const max of bounds.filter((other) => other > min)) {
      const { start, end, step } = scaleOf(min, max)
      const steps = (end - start) / step
      expect(start).toBeLessThanOrEqual(min)
      expect(end).toBeGreaterThanOrEqual(max)
      expect(steps).toBeCloseTo(Math.round(steps))
      expect(steps).toBeLessThanOrEqual(127)
    }
})
