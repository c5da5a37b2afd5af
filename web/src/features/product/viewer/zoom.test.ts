import { expect, test } from 'vitest'
import { heldWithin, movedBy, whole, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 320 }

test('what is under the finger stays under the finger', () => {
  const at = { x: 120, y: -40 }
  const near = zoomedAt(zoomedAt(whole, 2, at), 1.5, at)
  expect(near).toEqual({ scale: 3, x: -240, y: 80 })
  // The point of the picture that was at (120, -40) is there still.
  expect(near.x + at.x * near.scale).toBeCloseTo(at.x)
  expect(near.y + at.y * near.scale).toBeCloseTo(at.y)
})

test('four times is the nearest, the whole picture the furthest', () => {
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }).scale).toBe(4)
  expect(zoomedAt(whole, 0.01, { x: 0, y: 0 })).toEqual(whole)
})

test('a picture is moved no further than its edges', () => {
  const near = zoomedAt(whole, 3, { x: 0, y: 0 })
  expect(heldWithin(movedBy(near, { x: 9_999, y: -9_999 }), stage, picture)).toEqual({
    scale: 3,
    x: 400,
    y: -80,
  })
})

test('a picture that fits stays in the middle', () => {
  expect(heldWithin(movedBy(whole, { x: 50, y: 50 }), stage, picture)).toEqual(whole)
  const near = zoomedAt(whole, 2, { x: 0, y: 300 })
  expect(heldWithin(near, stage, picture).y).toBeCloseTo(0)
})
