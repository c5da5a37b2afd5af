import { describe, expect, test } from 'vitest'
import type { Build } from './build.ts'
import { checkBuild } from './checks.ts'
import { coolerOf } from './cooler-facts.ts'
import { testBuild, testRoom as room } from './test-build.ts'

/** The line of a check as it is read, or undefined if there is none. */
function line(id: string, parts: Partial<Build>): string | undefined {
  const check = checkBuild(testBuild(parts)).find((each) => each.id === id)
  return check && [check.status, check.result, check.calculation].join('; ')
}

const front = (thickness?: number) => [{ place: 'front', size: 360, thickness }] as const

describe('a graphics card', () => {
  test.each([
    [336, [], 'fits; 64 mm to spare; 336 mm of 400 mm, with front fans'],
    [395, [], 'fits; 5 mm to spare; 395 mm of 400 mm, with front fans'],
    [396, [], 'tight; 4 mm to spare; 396 mm of 400 mm, with front fans'],
    [400, [], 'tight; 0 mm to spare; 400 mm of 400 mm, with front fans'],
    [400.5, [], 'collides; 0.5 mm too long; 400.5 mm of 400 mm, with front fans'],
    [336, front(27), 'fits; 37 mm to spare; 336 mm of 373 mm, behind a 27 mm front radiator'],
    [
      336,
      front(38),
      'fits; 26 mm to spare; 336 mm of 362 mm, behind a 38 mm front radiator: 11 mm less than the 373 mm behind one of 27 mm',
    ],
    [
      336,
      front(25),
      'fits; 39 mm to spare; 336 mm of 375 mm, behind a 25 mm front radiator: 2 mm more than the 373 mm behind one of 27 mm',
    ],
    [336, front(), 'unknown; Not known; Missing: the front radiator’s thickness'],
  ] as const)('of %d mm behind %j: %s', (length, radiators, said) => {
    expect(line('card-length', { room, card: { length }, radiators })).toBe(said)
  })

  test('in a case that was measured by hand loses the front radiator’s thickness', () => {
    const measured = { name: 'Your case', card: { length: 350 }, allPlacesKnown: false }
    expect(
      line('card-length', { room: measured, card: { length: 330 }, radiators: front(30) }),
    ).toBe(
      'collides; 10 mm too long; 330 mm of 320 mm, 350 mm less the 30 mm of the front radiator',
    )
  })

  test('takes as many slots as its millimetres or its slots say, whichever are more', () => {
    const thick = (card: Build['card']) => line('card-thickness', { room, card })
    expect(thick({ thickness: 61 })).toContain('4 of 7 slots')
    expect(thick({ slots: 2.5 })).toContain('3 of 7 slots')
    expect(thick({ thickness: 50, slots: 4 })).toContain('4 of 7 slots')
    expect(thick({ thickness: 143 })).toContain('collides; 0.8 mm too thick')
    expect(thick({ slots: 7 })).toContain('tight; 0 mm to spare')
  })

  test('that stands upright is checked against its bracket, and not against its slots', () => {
    const bracket = { name: 'Bracket', cardThickness: 60, cardWeight: 2_500, slots: 6 }
    const upright = (id: string, card: Build['card'], slots = 7) =>
      line(id, { room: { ...room, slots }, bracket, card })
    expect(upright('upright-thickness', { slots: 2.5 })).toContain('fits; 9.2 mm to spare')
    expect(upright('upright-thickness', { slots: 3 })).toContain('unknown; Not known')
    expect(upright('upright-thickness', { slots: 4 })).toContain('collides; 21.3 mm too thick')
    expect(upright('upright-thickness', { thickness: 57, slots: 3 })).toContain('tight; 3 mm')
    expect(upright('upright-weight', { weight: 2_501 })).toContain('collides; 1 g too heavy')
    expect(upright('upright-slots', {}, 5)).toContain('collides; 1 too few')
    expect(upright('card-thickness', { thickness: 57 })).toBeUndefined()
  })

  test('that stands upright is at an unknown distance from the cooler', () => {
    const parts = { room, bracket: { name: 'Bracket' }, cooler: { name: 'Tower', height: 155 } }
    expect(line('upright-cooler', parts)).toContain('unknown')
  })
})

describe('a cooler', () => {
  const cooler = { name: 'Tower', height: 155, sockets: ['AM5', 'LGA 1700'], ratedHeat: 180 }

  test.each([
    [155, 'fits; 13 mm to spare; 155 mm of 168 mm'],
    [164, 'tight; 4 mm to spare; 164 mm of 168 mm'],
    [170, 'collides; 2 mm too tall; 170 mm of 168 mm'],
    [undefined, 'unknown; Not known; Missing: the cooler’s height'],
  ])('of %s mm: %s', (height, said) => {
    expect(line('cooler-height', { room, cooler: { name: 'Tower', height } })).toBe(said)
  })

  test('needs a mounting for the socket', () => {
    const socket = (name?: string) => line('cooler-socket', { room, cooler, socket: name })
    expect(socket('AM5')).toContain('fits; Made for AM5')
    expect(socket('LGA 1200')).toContain('collides; No mounting for LGA 1200')
    expect(socket('another')).toContain('collides; No mounting for another socket')
    expect(socket()).toContain('unknown')
  })

  test('needs the rating for what the processor draws; the last tenth of it is tight', () => {
    const heat = (processor?: number) => line('cooler-heat', { room, cooler, processor })
    expect(heat(162)).toContain('fits; 18 W to spare')
    expect(heat(163)).toContain('tight; 17 W to spare')
    expect(heat(253)).toContain('collides; 73 W too much')
    expect(heat()).toContain('unknown')
  })

  test('is rated under the condition that its specs state', () => {
    const specs = (rating: string) => ['Height: 155 mm, with its fan', `Rated heat load: ${rating}`]
    const heat = (rating: string) =>
      line('cooler-heat', {
        cooler: coolerOf({ name: 'Tower', category: 'coolers', specs: specs(rating) }),
        processor: 120,
      })
    expect(heat('180 W, at 30 °C ambient')).toContain('120 W of 180 W, at 30 °C ambient')
    expect(heat('180 W')).toMatch(/120 W of 180 W$/)
  })
})

describe('a radiator', () => {
  const of = (place: 'front' | 'top' | 'side' | 'rear', size: number) =>
    line(`radiator-${place}`, { room, radiators: [{ place, size, thickness: 27 }] })

  test('needs a place of its size', () => {
    expect(of('front', 360)).toBe('fits; The size it takes; 360 mm of 360 mm')
    expect(of('top', 240)).toBe('fits; 120 mm to spare; 240 mm of 360 mm')
    expect(of('rear', 240)).toBe('collides; 120 mm too long; 240 mm of 120 mm')
    expect(of('side', 120)).toBe('collides; No place for one; Edge takes no radiator, side')
  })

  test('for fans of 140 mm is not known to fit where the case’s figure is for 120 mm', () => {
    expect(of('front', 280)).toContain('unknown')
  })

  test('of which nobody said whether it has a place is not known to fit, nor not to', () => {
    const measured = { name: 'Your case', allPlacesKnown: false, radiators: { front: 240, top: 0 } }
    const radiators = (['front', 'top', 'rear'] as const).map((place) => ({ place, size: 120 }))
    const said = (place: string) => line(`radiator-${place}`, { room: measured, radiators })
    expect(said('front')).toContain('fits; 120 mm to spare')
    expect(said('top')).toContain('collides; No place for one')
    expect(said('rear')).toContain('unknown')
  })

  test('has no figure for its thickness but in front', () => {
    const radiators = [{ place: 'top', size: 360, thickness: 27 }] as const
    expect(line('radiator-top-thickness', { room, radiators })).toContain('unknown')
    expect(line('radiator-front-thickness', { room, radiators: front(27) })).toBeUndefined()
  })
})

describe('a power supply', () => {
  test.each([
    [140, 'fits; 70 mm to spare; 140 mm of 210 mm, with the drive cage fitted'],
    [207, 'tight; 3 mm to spare; 207 mm of 210 mm, with the drive cage fitted'],
    [220, 'collides; 10 mm too long; 220 mm of 210 mm, with the drive cage fitted'],
    [undefined, 'unknown; Not known; Missing: the supply’s length'],
  ])('of %s mm: %s', (length, said) => {
    expect(line('supply-length', { room, supply: { name: 'GX', length } })).toBe(said)
  })

  test('says in how many millimetres its cables must bend', () => {
    const [check] = checkBuild(testBuild({ room, supply: { name: 'GX', length: 190 } }))
    expect(check?.status).toBe('fits')
    expect(check?.mind).toContain('within 20 mm')
  })
})

test('a board needs its mounts, and an E-ATX board a width that the case takes', () => {
  const wide = {
    ...room,
    name: 'Calypso',
    boards: { sizes: ['E-ATX', 'ATX'], widest: 280 },
  } as const
  const board = (size: 'E-ATX' | 'ATX' | 'Mini-ITX', width?: number, taken: typeof room = wide) =>
    line('board-size', { room: taken, board: { size, width } })
  expect(board('ATX')).toContain('fits; Takes ATX')
  expect(board('Mini-ITX')).toContain('collides; No mounts for Mini-ITX')
  expect(board('E-ATX', undefined, room)).toContain('collides; No mounts for E-ATX')
  expect(board('E-ATX')).toContain('unknown')
  expect(board('E-ATX', 272)).toContain('fits; 8 mm to spare')
  expect(board('E-ATX', 330)).toContain('collides; 50 mm too wide')
})

test('drives need bays', () => {
  const drives = { large: 3, small: 2 }
  expect(line('drives-large', { room, drives })).toBe('collides; 1 too many; 3 of 2 bays')
  expect(line('drives-small', { room, drives })).toBe('fits; 0 to spare; 2 of 2 bays')
})

test('a part that is not in the build has no line', () => {
  expect(checkBuild(testBuild({ room }))).toEqual([])
})
