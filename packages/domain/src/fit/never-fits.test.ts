import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boardPlugs,
  boardSizes,
  type Build,
  cardPlugs,
  type CaseRoom,
  radiatorPlaces,
} from './build.ts'
import { type Check, worst } from './check.ts'
import { checkBuild } from './checks.ts'
import { radiatorSizes, sockets } from './build-fields.ts'
import { checkPower } from './supply-checks.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const number = (min: number, max: number) => maybe(fc.integer({ min, max }))
const space = maybe(fc.record({ length: fc.integer({ min: 50, max: 450 }) }))
const size = fc.constantFrom(...radiatorSizes)

const room: fc.Arbitrary<CaseRoom> = fc.record({
  name: fc.constant('Case'),
  card: space,
  cardBehindRadiator: maybe(
    fc.record({
      length: fc.integer({ min: 50, max: 400 }),
      radiator: fc.integer({ min: 10, max: 60 }),
    }),
  ),
  coolerHeight: number(30, 200),
  supply: space,
  boards: maybe(fc.record({ sizes: fc.subarray([...boardSizes]), widest: number(200, 350) })),
  slots: number(1, 9),
  radiators: maybe(fc.dictionary(fc.constantFrom(...radiatorPlaces), size)),
  allPlacesKnown: fc.boolean(),
  bays: maybe(fc.record({ large: number(0, 4), small: number(0, 4) })),
})

const build: fc.Arbitrary<Build> = fc.record({
  room: maybe(room),
  card: maybe(
    fc.record({
      length: number(100, 450),
      thickness: number(10, 100),
      slots: number(1, 5),
      weight: number(200, 4_000),
      watts: number(30, 700),
      plugs: maybe(fc.constantFrom(...cardPlugs)),
    }),
  ),
  bracket: maybe(
    fc.record({
      name: fc.constant('Bracket'),
      cardThickness: number(20, 80),
      cardWeight: number(500, 3_000),
      slots: number(1, 8),
    }),
  ),
  cooler: maybe(
    fc.record({
      name: fc.constant('Cooler'),
      height: number(20, 200),
      sockets: maybe(fc.subarray([...sockets])),
      ratedHeat: number(50, 300),
    }),
  ),
  processor: number(10, 400),
  socket: maybe(fc.constantFrom(...sockets)),
  radiators: fc.uniqueArray(
    fc.record({ place: fc.constantFrom(...radiatorPlaces), size, thickness: number(15, 60) }),
    { selector: ({ place }) => place },
  ),
  supply: maybe(
    fc.record({
      name: fc.constant('Supply'),
      length: number(100, 250),
      watts: number(300, 1_600),
      plugs12V2x6: maybe(fc.array(fc.constantFrom(150, 300, 450, 600), { maxLength: 2 })),
      plugsPcie: number(0, 4),
      plugsSata: number(0, 12),
      plugsEps: number(0, 3),
      isAtx3: maybe(fc.boolean()),
    }),
  ),
  boardPlugs: maybe(fc.constantFrom(...boardPlugs)),
  board: maybe(fc.record({ size: fc.constantFrom(...boardSizes), width: number(200, 350) })),
  drives: fc.record({ large: fc.nat(4), small: fc.nat(4) }),
})

/** What a check cannot do without, written down apart from the checks. */
const inputs: Record<string, (build: Build) => unknown[]> = {
  'card-length': ({ card, room, radiators }) => [
    card?.length,
    room?.card,
    ...radiators.filter(({ place }) => place === 'front').map(({ thickness }) => thickness),
  ],
  'card-thickness': ({ card, room, radiators }) => [
    card?.thickness ?? card?.slots,
    room?.slots,
    radiators.some(({ place }) => place === 'bottom') ? undefined : 'nothing below',
  ],
  'upright-slots': ({ bracket, room }) => [bracket?.slots, room?.slots],
  'upright-thickness': ({ bracket, card }) => [
    bracket?.cardThickness,
    card?.thickness ?? card?.slots,
  ],
  'upright-weight': ({ bracket, card }) => [bracket?.cardWeight, card?.weight],
  'upright-cooler': () => [undefined],
  'cooler-height': ({ cooler, room }) => [cooler?.height, room?.coolerHeight],
  'cooler-socket': ({ cooler, socket }) => [cooler?.sockets, socket],
  'cooler-heat': ({ cooler, processor }) => [cooler?.ratedHeat, processor],
  'supply-length': ({ supply, room }) => [supply?.length, room?.supply],
  'board-size': ({ board, room }) =>
    board?.size === 'E-ATX' ? [board.width, room?.boards?.widest] : [board, room?.boards],
  'drives-large': ({ room }) => [room?.bays?.large],
  'drives-small': ({ room }) => [room?.bays?.small],
  'supply-power': ({ supply, processor, card }) => [
    supply?.watts,
    processor,
    card ? card.watts : 'no card',
  ],
  'supply-graphics': ({ supply, card }) => {
    if (card?.plugs === 'none') return []
    if (card?.plugs !== '12V-2x6') return [card?.plugs, supply?.plugsPcie]
    const best = Math.max(0, ...(supply?.plugs12V2x6 ?? []))
    return [supply?.plugs12V2x6, card.watts ?? (best === 600 ? 'the most there is' : undefined)]
  },
  'supply-spikes': ({ supply, card, processor }) => [
    supply?.watts,
    supply?.isAtx3,
    card?.watts,
    card?.plugs,
    processor,
  ],
  'supply-cpu': ({ supply, boardPlugs }) => [supply?.plugsEps, boardPlugs],
  'supply-drives': ({ supply }) => [supply?.plugsSata],
  ...Object.fromEntries(
    radiatorPlaces.flatMap((place) => [
      [`radiator-${place}`, ({ room }: Build) => [room?.radiators?.[place]]],
      [`radiator-${place}-thickness`, () => [undefined]],
    ]),
  ),
}

function allChecks(build: Build): Check[] {
  return [...checkBuild(build), ...(build.supply ? checkPower(build, build.supply) : [])]
}

const claims = (check: Check) => check.status === 'fits' || check.status === 'tight'

test('no check says that it fits while something is unknown that it depends on', () => {
  fc.assert(
    fc.property(build, (build) => {
      for (const check of allChecks(build).filter(claims)) {
        const known = inputs[check.id]?.(build) ?? [undefined]
        expect({ id: check.id, missing: known.includes(undefined) }).toEqual({
          id: check.id,
          missing: false,
        })
      }
    }),
    { numRuns: 5_000 },
  )
})

test('what is not known says what is missing', () => {
  fc.assert(
    fc.property(build, (build) => {
      const unknown = allChecks(build).filter(({ status }) => status === 'unknown')
      for (const { calculation } of unknown) expect(calculation).toMatch(/^Missing: \S/)
    }),
    { numRuns: 2_000 },
  )
})

test('every check says that it fits for some build, so that the test above means something', () => {
  const seen = new Set(
    fc.sample(build, { numRuns: 20_000, seed: 1 }).flatMap((one) =>
      allChecks(one)
        .filter(claims)
        .map(({ id }) => id),
    ),
  )
  const never = Object.keys(inputs).filter((id) => !seen.has(id))
  expect(never).toEqual([
    'upright-cooler',
    ...radiatorPlaces.map((place) => `radiator-${place}-thickness`),
  ])
})

test('a longer, taller or heavier part never fits where a shorter one does not', () => {
  const rank = (check: Check | undefined) => (check ? worst([check.status]) : undefined)
  fc.assert(
    fc.property(build, fc.integer({ min: 1, max: 50 }), (one, more) => {
      const grown: Build = {
        ...one,
        card: one.card && { ...one.card, length: one.card.length && one.card.length + more },
        cooler: one.cooler && {
          ...one.cooler,
          height: one.cooler.height && one.cooler.height + more,
        },
        supply: one.supply && {
          ...one.supply,
          length: one.supply.length && one.supply.length + more,
        },
        processor: one.processor && one.processor + more,
      }
      const after = new Map(allChecks(grown).map((check) => [check.id, check]))
      for (const check of allChecks(one).filter(({ status }) => status === 'collides'))
        expect([check.id, rank(after.get(check.id))]).toEqual([check.id, 'collides'])
    }),
    { numRuns: 2_000 },
  )
})

test('nothing that was not checked is said to fit', () => {
  expect(worst([])).toBe('unknown')
})
