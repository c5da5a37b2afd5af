import { expect, test } from 'vitest'
import { chairDrawing } from './chair-drawing.ts'

const specs = [
  'Seat height: 44–52 cm',
  'Seat depth: 43–49 cm, on a slide',
  'Backrest height: 83 cm',
  'Recline: 90–155°',
  'Base: Nylon, five-star, 68 cm across, 60 mm casters',
]

test('a chair is drawn from the figures of its specs, its seat as deep as it goes', () => {
  expect(chairDrawing({ category: 'chairs', specs })).toEqual({
    seatHeight: { from: 440, to: 520 },
    seatDepth: 490,
    backrest: 830,
    recline: { from: 90, to: 155 },
    base: 680,
  })
})

test('a chair is not drawn without one of them, nor is a footrest', () => {
  for (const missing of specs)
    expect(
      chairDrawing({ category: 'chairs', specs: specs.filter((spec) => spec !== missing) }),
    ).toBeNull()
  const unknown = specs.with(4, 'Base: Nylon, 60 mm casters')
  expect(chairDrawing({ category: 'chairs', specs: unknown })).toBeNull()
})
