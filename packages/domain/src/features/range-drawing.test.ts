import { expect, test } from 'vitest'
import { rangeDrawing } from './range-drawing.ts'

test('an arm’s range is how far it reaches, between which heights and at which angles', () => {
  const specs = [
    'Reach: 510 mm',
    'Height range: 180–430 mm, desk to screen center',
    'Tilt: −45 to 45°',
  ]
  expect(rangeDrawing({ category: 'peripherals', specs })).toEqual({
    kind: 'arm',
    height: { from: 180, to: 430 },
    length: 510,
    tilt: { from: -45, to: 45 },
  })
})

test('a footrest’s is its heights, its depth and its angles', () => {
  const footrest = ['Platform height: 9–15 cm', 'Platform size: 45 × 35 cm', 'Tilt: 0–30°']
  expect(rangeDrawing({ category: 'chairs', specs: footrest })).toEqual({
    kind: 'platform',
    height: { from: 90, to: 150 },
    length: 350,
    tilt: { from: 0, to: 30 },
  })
})

test('other products have none, nor one of which it is not stated', () => {
  for (const specs of [['Tilt: 0–15°, lockable'], ['Reach: 510 mm']])
    expect(rangeDrawing({ category: 'peripherals', specs })).toBeNull()
})
