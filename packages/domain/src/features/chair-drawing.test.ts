import { expect, test } from 'vitest'
import { chairDrawing } from './chair-drawing.ts'

const specs = [
  'Seat height: 44–52 cm',
  'Seat width: 51 cm, flat',
  'Seat depth: 43–49 cm, on a slide',
  'Backrest height: 83 cm',
  'Recline: 90–155°',
  'Base: Nylon, five-star, 68 cm across, 60 mm casters',
]

test('a chair is drawn from the figures of its specs, its seat as deep as it goes', () => {
  expect(chairDrawing({ category: 'chairs', specs })).toEqual({
    seatHeight: { from: 440, to: 520 },
    seatWidth: 510,
    seatDepth: { from: 430, to: 490 },
    backrest: 830,
    total: { from: 1270, to: 1350 },
    recline: { from: 90, to: 155 },
    base: 680,
  })
})

test('a chair’s total height is not known where its headrest stands above the backrest', () => {
  const withHeadrest = specs.with(3, 'Backrest height: 66 cm, without headrest')
  expect(chairDrawing({ category: 'chairs', specs: withHeadrest })?.total).toBeNull()
})

test('a chair is not drawn without one of them, nor is a footrest', () => {
  for (const missing of specs)
    expect(
      chairDrawing({ category: 'chairs', specs: specs.filter((spec) => spec !== missing) }),
    ).toBeNull()
  const unknown = specs.with(5, 'Base: Nylon, 60 mm casters')
  expect(chairDrawing({ category: 'chairs', specs: unknown })).toBeNull()
})
