import { expect, test } from 'vitest'
import { clampedTo, pannedBy, unzoomed, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 320 }

test('the point that is zoomed at stays where it is', () => {
  const at = { x: 120, y: -40 }
  const zoomed = zoomedAt(zoomedAt(unzoomed, 2, at), 1.5, at)
  expect(zoomed).toEqual({ scale: 3, x: -240, y: 80 })
  // The point of the picture that was at (120, -40) is there still.
  expect(zoomed.x + at.x * zoomed.scale).toBeCloseTo(at.x)
  expect(zoomed.y + at.y * zoomed.scale).toBeCloseTo(at.y)
})

test('the scale is between one and four', () => {
  expect(zoomedAt(unzoomed, 100, { x: 0, y: 0 }).scale).toBe(4)
  expect(zoomedAt(unzoomed, 0.01, { x: 0, y: 0 })).toEqual(unzoomed)
})

test('a picture is panned no further than its edges', () => {
  const zoomed = zoomedAt(unzoomed, 3, { x: 0, y: 0 })
  expect(clampedTo(pannedBy(zoomed, { x: 9_999, y: -9_999 }), stage, picture)).toEqual({
    scale: 3,
    x: 400,
    y: -80,
  })
})

test('a picture that fits stays centred', () => {
  expect(clampedTo(pannedBy(unzoomed, { x: 50, y: 50 }), stage, picture)).toEqual(unzoomed)
  const zoomed = zoomedAt(unzoomed, 2, { x: 0, y: 300 })
  expect(clampedTo(zoomed, stage, picture).y).toBeCloseTo(0)
})
