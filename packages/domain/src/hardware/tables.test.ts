import { expect, test } from 'vitest'
import { buildFields, type NumberField } from '../fit/build-fields.ts'
import { airCoolers } from './air-coolers.ts'
import { graphicsCards } from './graphics-cards.ts'
import { processors } from './processors.ts'

const rows = [...graphicsCards, ...processors]

test('no name is in the tables twice', () => {
  const names = [...rows, ...airCoolers].map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test.each(rows)('$name has the page of its maker, or a list of them, and the day', (row) => {
  const makers =
    /^https:\/\/www\.(?:nvidia|amd|intel)\.com\/|^https:\/\/github\.com\/\S+\/intel-processors$/
  expect(row.sources.some((source) => makers.test(source))).toBe(true)
  for (const source of row.sources) expect(source).toMatch(/^https:\/\/\S+$/)
  expect(row.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test.each(graphicsCards)('what $name fills in is what its field takes', (card) => {
  expect(card.name).toMatch(/^(?:GeForce RTX|Radeon RX|Arc) B?\d{3,4}/)
  const figures = [
    ['card-length', card.length],
    ['card-length', card.lengths?.[0]],
    ['card-length', card.lengths?.[1]],
    ['card-watts', card.watts],
  ] as const
  for (const [field, figure] of figures) expectWithin(field, figure)
  const [shortest, longest] = card.lengths ?? [0, 1]
  expect(shortest).toBeLessThan(longest)
  // A supply has to feed more than the card.
  expect(card.recommendedSupply ?? Infinity).toBeGreaterThan(card.watts + 150)
})

test.each(processors)('what $name fills in is what its field takes', (processor) => {
  expect(processor.name).toMatch(/^(?:Core i[3579]-1[234]\d00|Core Ultra [579] 2|Ryzen [579] )/)
  expectWithin('processor', processor.baseWatts)
  expectWithin('processor', processor.watts)
  expect(processor.watts ?? Infinity).toBeGreaterThan(processor.baseWatts)
})

test.each(airCoolers)(
  'what $name fills in is what its field takes, and two pages state it',
  (cooler) => {
    expectWithin('cooler-height', cooler.height)
    expect(new Set(cooler.sources).size).toBeGreaterThan(1)
    for (const source of cooler.sources) expect(source).toMatch(/^https?:\/\/\S+$/)
    expect(cooler.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
  },
)

// An empty figure is asked for.
function expectWithin(field: string, figure: number | undefined) {
  const { least, most } = buildFields[field] as NumberField
  expect(figure ?? least).toBeGreaterThanOrEqual(least)
  expect(figure ?? most).toBeLessThanOrEqual(most)
}
