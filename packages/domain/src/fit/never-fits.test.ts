import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boardSizes,
  type Build,
  cardPlugs,
  type Chassis,
  type RadiatorPosition,
  radiatorPositions,
  supplyForms,
} from './build.ts'
import { isFine, worst } from './check.ts'
import { checkBuild } from './checks.ts'
import { buildFields, radiatorSizes, sockets } from './build-fields.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const number = (min: number, max: number) =>
  maybe(fc.oneof({ weight: 9, arbitrary: fc.integer({ min, max }) }, fc.constant(0)))
const clearance = (max: number) =>
  maybe(fc.record({ length: fc.integer({ min: 0, max }), withFans: maybe(fc.boolean()) }))
const size = fc.constantFrom(...radiatorSizes)
const inPositions = <T>(value: fc.Arbitrary<T>) =>
  maybe(
    fc.record(
      Object.fromEntries(radiatorPositions.map((position) => [position, value])) as Record<
        RadiatorPosition,
        fc.Arbitrary<T>
      >,
      { requiredKeys: [] },
    ),
  )

const chassis: fc.Arbitrary<Chassis> = fc.record({
  name: fc.constantFrom('Case', ''),
  card: clearance(450),
  cardBehindRadiator: maybe(
    fc.record({
      length: fc.integer({ min: 0, max: 400 }),
      radiator: fc.integer({ min: 10, max: 60 }),
    }),
  ),
  coolerHeight: number(30, 200),
  supply: clearance(300),
  boards: maybe(fc.record({ sizes: fc.subarray([...boardSizes]), widest: number(200, 350) })),
  slots: number(1, 9),
  radiators: inPositions(fc.uniqueArray(size, { maxLength: 3 })),
  radiatorClearance: inPositions(clearance(100)),
  allPositionsKnown: fc.boolean(),
  bays: maybe(fc.record({ large: number(0, 4), small: number(0, 4) })),
  isOwn: maybe(fc.constant(true)),
})

const build: fc.Arbitrary<Build> = fc.record({
  chassis: maybe(chassis),
  card: maybe(
    fc.record({
      length: number(100, 450),
      thickness: number(10, 100),
      slots: number(1, 5),
      height: number(90, 190),
      watts: number(30, 600),
      plugs: maybe(fc.constantFrom(...cardPlugs)),
      recommendedSupply: number(300, 1_200),
    }),
  ),
  bracket: maybe(
    fc.record({
      name: fc.constant('Bracket'),
      cardThickness: number(20, 80),
      slots: number(1, 8),
    }),
  ),
  cooler: maybe(
    fc.record({
      name: fc.constant('Cooler'),
      isOwn: maybe(fc.constant(true)),
      height: number(20, 200),
      sockets: maybe(fc.subarray([...sockets])),
      ratedHeat: number(50, 300),
    }),
  ),
  processor: number(10, 400),
  socket: maybe(fc.constantFrom(...sockets)),
  radiators: fc.uniqueArray(
    fc.record({
      position: fc.constantFrom(...radiatorPositions),
      size,
      thickness: number(15, 60),
    }),
    { selector: ({ position }) => position },
  ),
  supply: maybe(
    fc.record({
      name: fc.constant('Supply'),
      length: number(100, 250),
      watts: number(300, 1_600),
      plugs12V2x6: maybe(fc.array(number(150, 600), { maxLength: 2 })),
      plugsPcie: number(0, 4),
      isOwn: maybe(fc.constant(true)),
      form: maybe(fc.constantFrom(...supplyForms)),
    }),
  ),
  board: maybe(fc.constantFrom(...boardSizes)),
  drives: fc.record({ large: fc.nat(4), small: fc.nat(6) }),
})

/** What is said of a build for sure, by the checks' ids. */
function claimsOf(build: Build): Map<string, 'fits' | 'collides'> {
  return new Map(
    checkBuild(build).flatMap(({ id, status }) =>
      status === 'unknown' ? [] : [[id, isFine(status) ? 'fits' : 'collides']],
    ),
  )
}

/** A value with each figure that it lacks and the other has, one at a time. */
function filled(value: unknown, other: unknown): unknown[] {
  if (value === undefined) return other === undefined ? [] : [other]
  if (Array.isArray(value) && Array.isArray(other))
    return value.flatMap((item, index) =>
      filled(item, other[index]).map((more) => value.with(index, more)),
    )
  if (!isRecord(value) || !isRecord(other)) return []
  return Object.keys(other).flatMap((key) =>
    filled(value[key], other[key]).map((more) => ({ ...value, [key]: more })),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What of another build says more of this one, and not something else of it. */
function moreOf({ card, chassis }: Build, other: Build): Build {
  const { thickness, slots, ...others } = other.card ?? {}
  const hasThickness = card?.thickness !== undefined || card?.slots !== undefined
  return {
    ...other,
    cooler: other.cooler && { ...other.cooler, isOwn: undefined },
    supply: other.supply && { ...other.supply, isOwn: undefined, form: undefined },
    // Without a card there is none.
    card: card && (hasThickness ? others : { thickness, slots, ...others }),
    chassis: other.chassis && {
      ...other.chassis,
      // Whose figures they are, and the form that is assumed, change nothing that is missing.
      isOwn: undefined,
      // A second figure for the same card.
      cardBehindRadiator: undefined,
      // A position that is not named takes no radiator.
      ...(chassis?.allPositionsKnown && { radiators: undefined }),
    },
  }
}

test('whatever a missing figure turns out to be, what was said to fit does not collide, nor the other way round', () => {
  fc.assert(
    fc.property(build, build, (one, other) => {
      const before = claimsOf(one)
      const contradicted = (filled(one, moreOf(one, other)) as Build[]).flatMap((more) =>
        [...claimsOf(more)].filter(([id, claim]) => (before.get(id) ?? claim) !== claim),
      )
      expect(contradicted).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('what is not known says what is missing, and a field of the form asks for each of it', () => {
  fc.assert(
    fc.property(build, (build) => {
      const unknown = checkBuild(build).filter(({ status }) => status === 'unknown')
      for (const { calculation, missing = [] } of unknown) {
        expect(calculation).toMatch(/^Missing: \S/)
        expect(missing.length).toBeGreaterThan(0)
        for (const field of missing) expect(Object.keys(buildFields)).toContain(field)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('every check says that it fits for some build, so that the test above means something', () => {
  const checks = fc.sample(build, { numRuns: 5_000, seed: 1 }).flatMap((one) => checkBuild(one))
  const fitting = new Set(checks.flatMap(({ id, status }) => (isFine(status) ? id : [])))
  const never = new Set(checks.map(({ id }) => id).filter((id) => !fitting.has(id)))
  expect([...never]).toEqual([])
})

test('a longer, taller or heavier part never fits where a shorter one does not', () => {
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
      const after = new Map(checkBuild(grown).map((check) => [check.id, check]))
      for (const check of checkBuild(one).filter(({ status }) => status === 'collides'))
        expect([check.id, after.get(check.id)?.status]).toEqual([check.id, 'collides'])
    }),
    { numRuns: 2_000 },
  )
})

test('nothing that was not checked is said to fit', () => {
  expect(worst([])).toBe('unknown')
})
