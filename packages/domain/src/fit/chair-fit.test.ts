import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chair } from './chair.ts'
import { chairFit, rankedChairs } from './chair-fit.ts'
import { measuresIn, sitterOf } from './chair-measures.ts'

const chair: Chair = {
  product: { id: 67, slug: 'imperium', name: 'Imperium', category: 'chairs', imageUrl: '' },
  load: 150,
  height: { from: 165, to: 195 },
  seat: { from: 45, to: 55 },
  drawn: null,
}

test.each([
  [180, 80, 'fits'],
  [193, 80, 'fits'],
  [194, 80, 'tight'],
  [195, 80, 'tight'],
  [196, 80, 'collides'],
  [167, 80, 'fits'],
  [166, 80, 'tight'],
  [164, 80, 'collides'],
  [180, 145, 'fits'],
  [180, 146, 'tight'],
  [180, 151, 'collides'],
])('a person of %d cm and %d kg: %s', (height, weight, status) => {
  expect(chairFit(chair, { height, weight }).status).toBe(status)
})

test('every reason has its figures, and the seat is set against the desk', () => {
  expect(chairFit(chair, { height: 192, weight: 90, desk: 74 }).reasons).toEqual([
    'Made for 165–195 cm',
    '60 kg to spare: rated for 150 kg',
    'The seat goes from 45 to 55 cm: 19 to 29 cm below your desk',
  ])
  expect(chairFit(chair, { height: 200, weight: 155 }).reasons).toEqual([
    '5 cm too tall: made for 165–195 cm',
    '5 kg too heavy: rated for 150 kg',
  ])
})

test('no chair fits while height or weight is missing', () => {
  const measure = fc.option(fc.integer({ min: 30, max: 230 }), { nil: undefined })
  fc.assert(
    fc.property(measure, measure, fc.boolean(), (one, desk, isHeight) => {
      const { status } = chairFit(chair, { [isHeight ? 'height' : 'weight']: one, desk })
      expect(['unknown', 'collides']).toContain(status)
    }),
  )
})

test('what is known so far is told while the weight is missing', () => {
  expect(chairFit(chair, { height: 192 })).toMatchObject({ status: 'unknown', soFar: 'fits' })
  expect(chairFit(chair, { height: 194 })).toMatchObject({ status: 'unknown', soFar: 'tight' })
  expect(chairFit(chair, { height: 200 })).toMatchObject({ status: 'collides', soFar: 'collides' })
  expect(chairFit(chair, {})).toMatchObject({ status: 'unknown', soFar: 'unknown' })
})

test('in feet and pounds the reasons say the same', () => {
  expect(chairFit(chair, { height: 192, weight: 90, desk: 74 }, 'us').reasons).toEqual([
    'Made for 5′5″–6′5″',
    '132 lb to spare: rated for 330 lb',
    'The seat goes from 17.7 to 21.7 in: 7.5 to 11.4 in below your desk',
  ])
})

test('of chairs that fit, the one whose range has the height nearest its middle comes first', () => {
  const named = (name: string, from: number, to: number, load = 150): Chair => ({
    ...chair,
    product: { ...chair.product, name },
    height: { from, to },
    load,
  })
  const chairs = [
    named('at its end', 160, 183),
    named('in its middle', 165, 195),
    named('too weak', 170, 190, 70),
  ]
  const order = (height?: number) =>
    rankedChairs(chairs, { height, weight: 80 }).map(({ chair }) => chair.product.name)
  expect(order(180)).toEqual(['in its middle', 'at its end', 'too weak'])
  expect(order(172)).toEqual(['at its end', 'in its middle', 'too weak'])
  expect(order()).toEqual(['at its end', 'in its middle', 'too weak'])
})

test('nobody is refused whom the same line says the chair is made for, in either units', () => {
  const range = fc.record({
    from: fc.integer({ min: 140, max: 175 }),
    to: fc.integer({ min: 176, max: 215 }),
  })
  fc.assert(
    fc.property(range, fc.integer({ min: 80, max: 200 }), (height, load) => {
      const made = { ...chair, height, load }
      const inches = [height.from, height.to].map((cm) => Math.round(cm / 2.54) * 2.54)
      for (const units of ['metric', 'us'] as const) {
        for (const stature of [height.from, height.to, ...inches])
          expect(chairFit(made, { height: stature, weight: 50 }, units).status).not.toBe('collides')
        for (const weight of [load, Math.floor(load / 0.45359237) * 0.45359237])
          expect(chairFit(made, { height: 175.5, weight }, units).status).not.toBe('collides')
      }
    }),
  )
})

test('whoever is at a limit is so when the fields are filled in other units', () => {
  const range = fc.record({
    from: fc.integer({ min: 140, max: 175 }),
    to: fc.integer({ min: 176, max: 215 }),
  })
  fc.assert(
    fc.property(range, fc.integer({ min: 80, max: 200 }), (height, load) => {
      const made = { ...chair, height, load }
      const limits = [height.from, height.to]
      for (const units of ['metric', 'us'] as const)
        for (const stature of [...limits, ...limits.map((cm) => Math.round(cm / 2.54) * 2.54)]) {
          const sitter = sitterOf(measuresIn(units, { height: stature, weight: load }), units)
          expect(chairFit(made, sitter, units).status).toBe('tight')
        }
    }),
  )
})

test.each([
  [{ height: 185 }, { height: '6', inches: '1' }],
  [{ height: 185 }, { height: "6'1" }],
  [{ load: 130 }, { height: '5', inches: '8', weight: '286' }],
])('with %j stated, %j is at the edge and not refused', (stated, typed) => {
  const made = {
    ...chair,
    load: 'load' in stated ? stated.load : 150,
    height: { from: 160, to: 'height' in stated ? stated.height : 195 },
  }
  const { soFar } = chairFit(made, sitterOf(typed, 'us'), 'us')
  expect(soFar).toBe('tight')
})

test('what is too much is never said to be nothing', () => {
  const reasons = (height: number, weight: number) =>
    chairFit({ ...chair, load: 130, height: { from: 160, to: 185 } }, { height, weight }, 'us')
      .reasons
  expect(reasons(186, 130.1)).toEqual([
    '0.3 in too tall: made for 5′3″–6′1″',
    '1 lb too heavy: rated for 286 lb',
  ])
})
