import { expect, test } from 'vitest'
import { cardInCase } from './card-in-case.ts'
import { testChassis } from './test-build.ts'

const edge = {
  key: 'edge',
  product: { id: 79, slug: 'edge', name: 'Edge', category: 'cases' as const, imageUrl: '' },
  part: testChassis,
}

test.each([
  ['336', 'fits', 'A 336 mm card fits Edge, with 64 mm to spare.'],
  ['13.2 in', 'fits', 'A 335 mm card fits Edge, with 65 mm to spare.'],
  ['400', 'tight', 'A 400 mm card fits Edge, with 0 mm to spare.'],
  ['406 mm', 'collides', 'A 406 mm card does not fit Edge: it is 6 mm too long.'],
  ['5090 fe', 'fits', 'GeForce RTX 5090 Founders Edition fits Edge, with 96 mm to spare.'],
  ['RTX 5080', 'fits', 'Most GeForce RTX 5080 cards fit Edge, the longest with 42 mm to spare.'],
  ['RTX 9999', 'unknown', 'We have no figures of it. Type its length, such as 336 mm.'],
  ['7', 'unknown', 'We have no figures of it. Type its length, such as 336 mm.'],
])('a card of %j in Edge: %s', (typed, status, verdict) => {
  expect(cardInCase(typed, edge)).toMatchObject({ status, verdict, isExample: false })
})

test('of a chip whose longest cards are too long it is said that not every one fits', () => {
  const short = { ...edge, part: { ...testChassis, card: { length: 350, withFans: true } } }
  expect(cardInCase('5080', short).verdict).toBe(
    'Not every GeForce RTX 5080 fits Edge: the longest is 8 mm too long.',
  )
})

test('the drawing holds the card and what is free in front of it', () => {
  const { drawing, values } = cardInCase('336 mm', edge)
  const words = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  expect(words).toContain('64 mm free')
  expect(values).toEqual({ case: 'edge', 'card-name': '336 mm' })
})

test('while nothing is typed, an example is shown', () => {
  expect(cardInCase('', edge)).toMatchObject({ isExample: true, status: 'fits' })
})
