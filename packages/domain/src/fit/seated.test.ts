import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatedOutline } from './seated.ts'

test('a taller person sits higher, and a heavier one is wider', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 220 }),
      fc.integer({ min: 30, max: 240 }),
      (height, weight) => {
        const { seat, girth } = seatedOutline({ height, weight })
        expect(seatedOutline({ height: height + 10, weight }).seat).toBeGreaterThan(seat)
        expect(seatedOutline({ height, weight: weight + 10 }).girth).toBeGreaterThanOrEqual(girth)
      },
    ),
  )
})

test('without measures it is an example of average girth', () => {
  expect(seatedOutline({})).toEqual({ height: 175, seat: 46, girth: 1 })
})
