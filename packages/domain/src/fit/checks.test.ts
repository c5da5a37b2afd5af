import { describe, expect, test } from 'vitest'
import type { Build } from './build.ts'
import { checkBuild } from './checks.ts'
import { chassisOf } from './parts.ts'
import { checkLine as line, checkOf, testBuild, testChassis as chassis } from './test-build.ts'

const front = (thickness?: number) => [{ position: 'front', size: 360, thickness }] as const

describe('a graphics card', () => {
  test.each([
    [336, [], 'fits; 64 mm to spare; 336 mm of 400 mm, with front fans'],
    [395, [], 'fits; 5 mm to spare; 395 mm of 400 mm, with front fans'],
    [396, [], 'tight; 4 mm to spare; 396 mm of 400 mm, with front fans'],
    [400, [], 'tight; 0 mm to spare; 400 mm of 400 mm, with front fans'],
    [400.5, [], 'collides; 1 mm too long; 400.5 mm of 400 mm, with front fans'],
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
    expect(line('card-length', { chassis, card: { length }, radiators })).toBe(said)
  })

  test.each([
    [
      true,
      370,
      'fits; 0 mm to spare; 370 mm of 370 mm, 400 mm less the 30 mm of the front radiator',
    ],
    [
      false,
      360,
      'collides; 15 mm too long; 360 mm of 345 mm, 400 mm less the 30 mm of the front radiator and the 25 mm of its fans',
    ],
    [undefined, 100, undefined],
  ])(
    'in a case that was measured by hand, with front fans: %s, loses what a front radiator takes',
    (withFans, length, said) => {
      const chassis = {
        name: 'Your case',
        card: { length: 400, withFans },
        allPositionsKnown: false,
      }
      expect(line('card-length', { chassis, card: { length }, radiators: front(30) })).toBe(
        said?.replace('fits; 0', 'tight; 0'),
      )
      // Without a radiator it makes no difference.
      expect(line('card-length', { chassis, card: { length: 395 } })).toContain('fits; 5 mm')
    },
  )

  test('never has more room behind a front radiator than without one, nor less than none', () => {
    const behind = (length: number, radiator: number, thickness: number) => {
      const cardBehindRadiator = { length, radiator }
      const parts = { chassis: { ...chassis, cardBehindRadiator }, radiators: front(thickness) }
      return line('card-length', { ...parts, card: { length: 50 } })
    }
    expect(behind(395, 27, 10)).toContain('fits; 350 mm to spare; 50 mm of 400 mm')
    expect(behind(20, 10, 60)).toContain('collides; 50 mm too long; 50 mm of 0 mm')
    const bare = {
      name: 'Your case',
      card: { length: 60, withFans: false },
      allPositionsKnown: false,
    }
    expect(
      line('card-length', { chassis: bare, card: { length: 50 }, radiators: front(40) }),
    ).toContain('collides; 50 mm too long; 50 mm of 0 mm')
  })

  test('takes as many slots as its millimeters or its slots say, whichever are more', () => {
    const thick = (card: Build['card']) => line('card-thickness', { chassis, card })
    expect(thick({ thickness: 61 })).toContain('4 of 7 slots')
    expect(thick({ slots: 2.5 })).toContain('3 of 7 slots, in the board’s first: 61 mm of')
    expect(thick({ thickness: 50, slots: 4 })).toContain('4 of 7 slots')
    expect(thick({ thickness: 143 })).toContain('collides; 1 mm too thick')
    expect(thick({ slots: 7 })).toContain('tight; 0 mm to spare')
  })

  test('that stands upright is checked against its bracket, and not against its slots', () => {
    const bracket = { name: 'Bracket', cardThickness: 60, slots: 6 }
    const upright = (id: string, card: Build['card'], slots = 7) =>
      line(id, { chassis: { ...chassis, slots }, bracket, card })
    expect(upright('upright-thickness', { slots: 2.5 })).toContain('fits; 9 mm to spare')
    expect(upright('upright-thickness', { slots: 3 })).toContain('unknown; Not known')
    // A slot is 20.32 mm: a bracket of exactly so many takes them, and one of exactly fewer does not.
    const exact = (cardThickness: number) =>
      line('upright-thickness', { bracket: { name: 'Bracket', cardThickness }, card: { slots: 3 } })
    expect(exact(3 * 20.32)).toContain('tight; 0 mm to spare')
    expect(exact(2 * 20.32)).toContain('collides')
    expect(upright('upright-thickness', { slots: 4 })).toContain('collides; 22 mm too thick')
    expect(upright('upright-thickness', { thickness: 57, slots: 3 })).toContain('tight; 3 mm')
    expect(upright('upright-slots', {}, 5)).toContain('collides; 1 too few')
    expect(upright('card-thickness', { thickness: 57 })).toBeUndefined()
  })

  test('whose thickness no case can be too narrow for is not asked for it', () => {
    expect(line('card-thickness', { chassis, card: { length: 336 } })).toBeUndefined()
    expect(
      line('card-thickness', { chassis: { ...chassis, slots: 4 }, card: { length: 336 } }),
    ).toBe('unknown; Not known; Missing: the card’s thickness, in mm or slots')
  })

  test('stays clear of the side panel, with its cable', () => {
    const high = (height: number, plugs?: '12V-2x6' | '2 × 8-pin' | 'none') =>
      line('card-height', { chassis, card: { height, ...(plugs && { plugs }) } })
    expect(high(137, '12V-2x6')).toContain('fits; 39 mm to spare; 137 mm of 176 mm')
    expect(high(146, '12V-2x6')).toContain('tight; 30 mm to spare')
    expect(high(146, '2 × 8-pin')).toContain('fits; 30 mm to spare')
    expect(high(170, 'none')).toContain('fits; 6 mm to spare')
    expect(high(177)).toContain('collides; 1 mm too high')
    expect(line('card-height', { chassis, card: { length: 300 } })).toBeUndefined()
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
    expect(line('cooler-height', { chassis, cooler: { name: 'Tower', isOwn: true, height } })).toBe(
      said,
    )
  })

  test('needs a mounting for the socket', () => {
    const socket = (name?: string) => line('cooler-socket', { chassis, cooler, socket: name })
    expect(socket('AM5')).toContain('fits; Made for AM5')
    expect(socket('LGA 1200')).toContain('collides; No mounting for LGA 1200')
    expect(socket('another')).toContain('collides; No mounting for another socket')
    expect(socket()).toContain('unknown')
  })

  test('needs the rating for what the processor draws; the last tenth of it is tight', () => {
    const heat = (processor?: number) => line('cooler-heat', { chassis, cooler, processor })
    expect(heat(162)).toContain('fits; 18 W to spare')
    expect(heat(163)).toContain('tight; 17 W to spare')
    expect(heat(253)).toContain('collides; 73 W too much')
    expect(heat()).toContain('unknown')
  })
})

describe('a radiator', () => {
  const of = (position: 'front' | 'top' | 'side' | 'bottom', size: number) =>
    line(`radiator-${position}`, { chassis, radiators: [{ position, size, thickness: 27 }] })

  test('needs a place of its size', () => {
    expect(of('front', 360)).toBe('fits; The size it takes; 360 mm of 360 mm')
    expect(of('top', 240)).toBe('fits; 120 mm to spare; 240 mm of 360 mm')
    expect(of('bottom', 240)).toBe('collides; 120 mm too long; 240 mm of 120 mm')
    expect(of('side', 120)).toBe('collides; No place for one; Edge takes no radiator, side')
  })

  test('for fans of 140 mm is not checked where the case’s figure is for 120 mm', () => {
    expect(of('front', 280)).toBeUndefined()
    expect(of('bottom', 140)).toContain('collides; 20 mm too long')
    expect(of('front', 420)).toBe('collides; 60 mm too long; 420 mm of 360 mm')
  })

  test.each([
    [360, 'fits; The size it takes; 360 mm of 360 mm'],
    [240, 'fits; 120 mm to spare; 240 mm of 360 mm'],
    [280, 'fits; The size it takes; 280 mm of 280 mm'],
    [140, 'fits; 140 mm to spare; 140 mm of 280 mm'],
    [420, 'collides; 140 mm too long; 420 mm of 280 mm'],
  ] as const)('of %d mm where either 360 or 280 mm is taken: %s', (size, said) => {
    const specs = ['GPU clearance: 400 mm', 'Radiator support: 360 or 280 mm, front; 240 mm, top']
    const chassis = chassisOf({ name: 'Case', category: 'cases', specs })
    const radiators = [{ position: 'front', size, thickness: 27 }] as const
    expect(line('radiator-front', { chassis, radiators })).toBe(said)
    const above = [{ position: 'top', size: 280, thickness: 27 }] as const
    expect(line('radiator-top', { chassis, radiators: above })).toContain(
      'collides; 40 mm too long',
    )
  })

  test('is not said to have no place where the specs do not say which', () => {
    const places = (support: string) => {
      const specs = ['GPU clearance: 400 mm', `Radiator support: ${support}`]
      const chassis = chassisOf({ name: 'Case', category: 'cases', specs })
      return line('radiator-top', { chassis, radiators: [{ position: 'top', size: 240 }] })
    }
    expect(places('360 mm')).toBeUndefined()
    expect(places('360 mm, front; 240 mm')).toBeUndefined()
    expect(places('360 mm, front')).toContain('collides; No place for one')
    expect(places('None')).toContain('collides; No place for one')
  })

  test.each([
    [25, 'fits; 5 mm to spare; 50 mm of 55 mm, of which 25 mm for its fans'],
    [27, 'tight; 3 mm to spare; 52 mm of 55 mm, of which 25 mm for its fans'],
    [30, 'tight; 0 mm to spare; 55 mm of 55 mm, of which 25 mm for its fans'],
    [30.5, 'collides; 1 mm too thick; 55.5 mm of 55 mm, of which 25 mm for its fans'],
    [undefined, 'unknown; Not known; Missing: the top radiator’s thickness'],
  ])('of %s mm at the top has room for its fans too: %s', (thickness, said) => {
    const radiators = [{ position: 'top', size: 360, thickness }] as const
    expect(line('radiator-top-thickness', { chassis, radiators })).toBe(said)
  })

  test('has as much room as the specs say, with its fans or without', () => {
    const thick = (clearance: string) => {
      const specs = ['GPU clearance: 400 mm', `Radiator clearance: ${clearance}`]
      const radiators = [{ position: 'top', size: 360, thickness: 40 }] as const
      return line('radiator-top-thickness', {
        chassis: chassisOf({ name: 'Case', category: 'cases', specs }),
        radiators,
      })
    }
    expect(thick('55 mm, top and side, with fans')).toContain('collides; 10 mm too thick')
    expect(thick('55 mm, top, without fans')).toBe(
      'fits; 15 mm to spare; 40 mm of 55 mm, without its fans',
    )
    expect(thick('55 mm, top')).toBeUndefined()
    expect(thick('55 mm, side, with fans')).toBeUndefined()
  })
})

describe('a power supply', () => {
  test.each([
    [140, 'fits; 70 mm to spare; 140 mm of 210 mm, with the drive cage fitted'],
    [207, 'tight; 3 mm to spare; 207 mm of 210 mm, with the drive cage fitted'],
    [220, 'collides; 10 mm too long; 220 mm of 210 mm, with the drive cage fitted'],
    [undefined, 'unknown; Not known; Missing: the power supply’s length'],
  ])('of %s mm: %s', (length, said) => {
    const supply = { name: 'GX', isOwn: true, length }
    expect(line('supply-length', { chassis, supply })).toBe(said)
  })

  test('says in how many millimeters its cables must bend', () => {
    const bend = (length: number) =>
      checkOf('supply-length', { chassis, supply: { name: 'GX', length } })?.note
    expect(bend(190)).toBe('The cables leave at this end and must bend within 20 mm.')
    expect(bend(175.5)).toContain('within 34.5 mm')
    expect(bend(175)).toBeUndefined()
  })
})

test('a board needs its mounts, and of an E-ATX board it is said how wide it may be', () => {
  const wide = {
    ...chassis,
    name: 'Calypso',
    boards: { sizes: ['E-ATX', 'ATX'], widest: 280 },
  } as const
  const board = (size: 'E-ATX' | 'ATX' | 'Mini-ITX', taken: typeof chassis = wide) =>
    line('board-size', { chassis: taken, board: size })
  expect(board('ATX')).toContain('fits; Takes ATX')
  expect(board('Mini-ITX')).toContain('collides; No mounts for Mini-ITX')
  expect(board('E-ATX', chassis)).toContain('collides; No mounts for E-ATX')
  expect(board('E-ATX')).toContain('tight; Up to 280 mm wide')
})

test('drives need bays', () => {
  const drives = { large: 3, small: 2 }
  expect(line('drives-large', { chassis, drives })).toBe('collides; 1 too many; 3 of 2 bays')
  expect(line('drives-small', { chassis, drives })).toBe('fits; 0 to spare; 2 of 2 bays')
})

test.each([
  [{ large: 2, small: 2 }, 0, 4, 'fits; 0 to spare; 4 of 2 bays and 2 free 3.5″ bays'],
  [{ large: 2, small: 2 }, 1, 3, 'fits; 0 to spare; 3 of 2 bays and 1 free 3.5″ bay'],
  [{ large: 2, small: 2 }, 1, 4, 'collides; 1 too many; 4 of 2 bays and 1 free 3.5″ bay'],
  [{ large: 2, small: 2 }, 2, 3, 'collides; 1 too many; 3 of 2 bays'],
  [{ large: 2, small: 2 }, 3, 3, 'collides; 1 too many; 3 of 2 bays'],
  [{ large: 2, small: 0 }, 0, 2, 'fits; 0 to spare; 2 of 0 bays and 2 free 3.5″ bays'],
  [{ large: 2 }, 0, 2, 'fits; 0 to spare; 2 of 0 bays and 2 free 3.5″ bays'],
  [{ large: 2 }, 0, 3, undefined],
  [{ small: 2 }, 0, 2, 'fits; 0 to spare; 2 of 2 bays'],
  [{}, 0, 1, undefined],
  [{ small: 2 }, 0, 3, undefined],
])('bays %j with %d large drives take %d small ones: %s', (bays, large, small, said) => {
  const parts = { chassis: { ...chassis, bays }, drives: { large, small } }
  expect(line('drives-small', parts)).toBe(said)
})

test('a small drive in a large bay is said to need an adapter perhaps', () => {
  const note = (small: number) =>
    checkBuild(testBuild({ chassis, drives: { large: 0, small } })).map((check) => check.note)
  expect(note(2)).toEqual([undefined])
  expect(note(3)).toEqual(['In a 3.5″ bay it may need an adapter.'])
})

test('a part that is not in the build has no line', () => {
  expect(checkBuild(testBuild({ chassis }))).toEqual([])
})
