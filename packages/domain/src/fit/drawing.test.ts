import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Build, Chassis } from './build.ts'
import type { Status } from './check.ts'
import { checkBuild } from './checks.ts'
import { drawBuild } from './drawing.ts'
import type { Box, Shape } from './drawing-shape.ts'
import { testBuild, testChassis } from './test-build.ts'

function draw(parts: Partial<Build>, chassis = testChassis) {
  const build = testBuild({ ...parts, chassis })
  const checks = checkBuild(build)
  const drawing = drawBuild(build, checks)
  const { shapes } = drawing
  const boxes = boxesIn(shapes)
  const words = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  return { ...drawing, boxes, words, checks }
}

const boxesIn = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'box')

const looks: Partial<Record<Status, Box['look']>> = {
  fits: 'free',
  tight: 'tight',
  collides: 'collision',
}

test('a card is drawn as long as it is, and what is left of its room as long as the check says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 450 }),
      fc.integer({ min: 40, max: 80 }),
      fc.option(fc.integer({ min: 15, max: 60 }), { nil: undefined }),
      (length, thickness, radiator) => {
        const { boxes, words, checks } = draw({
          card: { length, thickness },
          radiators:
            radiator === undefined ? [] : [{ position: 'front', size: 360, thickness: radiator }],
        })
        const card = boxes.find((box) => box.look === 'part' && box.height === thickness)
        expect(card?.width).toBe(length)
        const check = checks.find(({ id }) => id === 'card-length')
        const rest = boxes.find(
          (box) => box.look === looks[check?.status ?? 'unknown'] && box.height === thickness,
        )
        expect(rest?.width).toBeCloseTo(Math.abs(check?.spare ?? Number.NaN))
        const spare = Math.abs(check?.spare ?? 0)
        expect(words).toContain(
          check?.status === 'collides' ? `${spare} mm too much` : `${spare} mm free`,
        )
      },
    ),
  )
})

test('nothing is marked as a collision unless a check says so, and then something is, however low the case is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 450 }),
      fc.integer({ min: 100, max: 200 }),
      fc.integer({ min: 120, max: 260 }),
      fc.integer({ min: 380, max: 500 }),
      (length, cooler, supply, height) => {
        const { boxes, checks } = draw(
          {
            card: { length },
            cooler: { name: 'Tower', height: cooler },
            supply: { name: 'GX', length: supply },
            board: 'ATX',
          },
          { ...testChassis, outside: { height, width: 230, depth: 480 } },
        )
        const collisions = checks.filter(({ status }) => status === 'collides')
        expect(boxes.filter(({ look }) => look === 'collision')).toHaveLength(collisions.length)
      },
    ),
  )
})

test('the text alternative has every length that is drawn, as its check says it', () => {
  const { description, title } = draw({
    card: { length: 336 },
    cooler: { name: 'Tower', height: 170 },
    supply: { name: 'GX', length: 207 },
  })
  expect(title).toBe('Edge, cut open, to scale')
  expect(description).toBe(
    'Graphics card, length: 64 mm to spare. 336 mm of 400 mm, with front fans. ' +
      'CPU cooler, height: 2 mm too tall. 170 mm of 168 mm. ' +
      'Power supply, length: 3 mm to spare. 207 mm of 210 mm, with the drive cage fitted.',
  )
})

test('whatever is marked as a collision is told by the text alternative too', () => {
  const { boxes, words, description, checks } = draw(
    {
      card: { length: 410, thickness: 61 },
      cooler: { name: 'Tower', height: 170 },
      supply: { name: 'GX', length: 220 },
      board: 'ATX',
      drives: { large: 3, small: 0 },
      radiators: [{ position: 'front', size: 360, thickness: 27 }],
    },
    { ...testChassis, slots: 2, boards: { sizes: ['micro-ATX'] }, radiators: { front: [240] } },
  )
  const collisions = checks.filter(({ status }) => status === 'collides')
  expect(boxes.filter(({ look }) => look === 'collision')).toHaveLength(7)
  expect(collisions).toHaveLength(7)
  for (const { title, result } of collisions) expect(description).toContain(`${title}: ${result}`)
  expect(words).toEqual(expect.arrayContaining(['21 mm too much']))
})

test('boards of every size have their connectors and their first slot in the same place', () => {
  const places = (['ATX', 'micro-ATX', 'Mini-ITX'] as const).map((size) => {
    const { boxes } = draw({ board: size, card: { length: 300, thickness: 50 } })
    return ['board', 'part'].map((look) => boxes.find((box) => box.look === look)?.y)
  })
  expect(places).toEqual([places[0], places[0], places[0]])
})

test('a radiator has the fans that it is made for, along its length', () => {
  const { boxes } = draw(
    { radiators: [{ position: 'top', size: 420, thickness: 27 }] },
    { ...testChassis, radiators: { top: [420] } },
  )
  const radiator = boxes.find(({ look }) => look === 'part')
  const fans = boxes.filter(({ look, y }) => look === 'fan' && y === (radiator?.y ?? 0) + 27)
  expect(fans.map(({ x }) => x - (radiator?.x ?? 0))).toEqual([0, 140, 280])
})

test('no part is drawn over words', () => {
  const places = ['front', 'top', 'side', 'bottom'] as const
  fc.assert(
    fc.property(
      fc.subarray([...places]),
      fc.integer({ min: 200, max: 450 }),
      fc.integer({ min: 100, max: 240 }),
      (chosen, length, supply) => {
        const { shapes } = draw({
          card: { length, thickness: 61 },
          cooler: { name: 'Tower', height: 155 },
          supply: { name: 'GX', length: supply },
          board: 'ATX',
          drives: { large: 2, small: 0 },
          radiators: chosen.map((position) => ({ position, size: 240, thickness: 27 })),
        })
        for (const [index, shape] of shapes.entries()) {
          if (shape.kind !== 'text') continue
          const over = shapes
            .slice(index + 1)
            .filter(
              (other) =>
                other.kind === 'box' &&
                shape.x > other.x &&
                shape.x < other.x + other.width &&
                shape.y > other.y &&
                shape.y < other.y + other.height,
            )
          expect(over).toEqual([])
        }
      },
    ),
  )
})

test('the name of an upright radiator stands above the card and what is measured at it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...([120, 240, 280, 360, 420] as const).flatMap((size) => [
          { position: 'front' as const, size },
          { position: 'side' as const, size },
        ]),
      ),
      fc.integer({ min: 150, max: 450 }),
      (radiator, length) => {
        const { shapes } = draw({
          card: { length, thickness: 61 },
          radiators: [{ ...radiator, thickness: 27 }],
        })
        const card = shapes.find((shape) => shape.kind === 'box' && shape.of === 'card')
        const name = shapes.find((shape) => shape.kind === 'text' && shape.turned)
        // Half of "Radiator 360 mm" at the largest size of its letters.
        const half = radiator.size === 120 ? 40 : 83
        expect((name?.y ?? 0) + half).toBeLessThan(card?.y ?? 0)
      },
    ),
  )
})

test('the name of a radiator beside supply and drives hides the lines behind it', () => {
  const look = (cableSpace: number) => {
    const { shapes } = draw(
      {
        supply: { name: 'GX', length: 170 },
        drives: { large: 2, small: 0 },
        radiators: [{ position: 'bottom', size: 240, thickness: 27 }],
      },
      { ...testChassis, cableSpace, radiators: { bottom: [240] } },
    )
    return shapes.find((shape) => shape.kind === 'text' && shape.text === 'Radiator 240 mm')?.look
  }
  expect(look(22)).toBe('name-on-hatching')
  expect(look(90)).toBe('name')
})

test('what is free for a supply is told beside it or, where drives stand there, below it: never on a part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 240 }), fc.constantFrom(0, 3), (length, large) => {
      const { shapes } = draw(
        { supply: { name: 'GX', length }, drives: { large, small: 0 } },
        { ...testChassis, outside: { height: 480, width: 290, depth: 480 } },
      )
      const isFree = (shape: Shape) => shape.kind === 'text' && /free|too much/.test(shape.text)
      const free = shapes.find(isFree)!
      const parts = boxesIn(shapes).filter(({ look }) => !['outline', 'shell'].includes(look))
      for (const { x, y, width, height } of parts)
        expect(free.x > x && free.x < x + width && free.y > y && free.y < y + height).toBe(false)
    }),
  )
})

test('a case of which there is a model is drawn as its model is from the side, at the size of its specs', () => {
  const build = testBuild({ chassis: testChassis })
  const { shapes } = drawBuild(build, [], '/drawings/edge.svg')
  const { width, height } = shapes.find(({ look }) => look === 'outline') as Box
  expect({ width, height }).toEqual({
    width: testChassis.outside?.depth,
    height: testChassis.outside?.height,
  })
})

test.each<[string, Chassis]>([
  ['a case', testChassis],
  ['one with its supply behind the tray', { ...testChassis, cableSpace: 90 }],
  ['a low one', { ...testChassis, outside: { height: 400, width: 210, depth: 480 } }],
  [
    'one measured by hand',
    { name: 'Own', allPositionsKnown: false, card: { length: 330 }, coolerHeight: 150 },
  ],
])('everything that is drawn in %s is inside the picture, what does not fit too', (_, chassis) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 600 }),
      fc.integer({ min: 40, max: 150 }),
      fc.integer({ min: 100, max: 300 }),
      fc.integer({ min: 20, max: 60 }),
      (length, thickness, height, radiator) => {
        const { shapes, ...picture } = draw(
          {
            card: { length, thickness },
            cooler: { name: 'Tower', height },
            supply: { name: 'GX', length: 140 },
            board: 'ATX',
            drives: { large: 2, small: 0 },
            radiators: [
              { position: 'front', size: 420, thickness: radiator },
              { position: 'top', size: 240, thickness: radiator },
            ],
          },
          chassis,
        )
        for (const { x, y, width, height } of boxesIn(shapes)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(picture.width)
          expect(y + height).toBeLessThanOrEqual(picture.height)
        }
      },
    ),
  )
})

test('without a case its parts are drawn in an assumed one, which has no limits', () => {
  const build = testBuild({ card: { length: 336, thickness: 61 } })
  const { shapes, title } = drawBuild(build, checkBuild(build))
  expect(title).toBe('An assumed case, cut open: choose yours')
  const boxes = shapes.filter((shape) => shape.kind === 'box')
  expect(boxes.find(({ of }) => of === 'card')?.width).toBe(336)
  expect(boxes.map(({ look }) => look)).toContain('assumed')
  expect(shapes.filter(({ look }) => look === 'limit' || look === 'free')).toEqual([])
})
