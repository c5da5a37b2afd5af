import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listInput, listSearch } from '../list-search.ts'
import { filterNames, type ListFilters, parseFilters, writeFilters } from './list-filters.ts'

test('filters are read from an address as the router reads it: one choice, several, numbers, empty fields', () => {
  const search = {
    'panel-is': ['OLED', 'IPS', 'IPS'],
    'hdmi-is': 2.1,
    'gpu-clearance-max': 450,
    'gpu-clearance-min': '400',
    'length-min': '',
    page: 2,
  }
  expect(parseFilters(search)).toEqual({
    choices: { panel: ['IPS', 'OLED'], hdmi: ['2.1'] },
    ranges: { 'gpu-clearance': { min: 400, max: 450 } },
  })
  expect(parseFilters({ page: 2, sort: 'name-asc', 'length-min': '' })).toBeUndefined()
})

test('the parameters of a list stand in one order: filters by key, then the order, then the pages', () => {
  const search = {
    from: 1,
    page: 2,
    sort: 'name-asc',
    'power-max': 900,
    'power-min': 600,
    'cables-is': ['Semi-modular', 'Fully modular'],
    utm: 'x',
    'length-min': '',
  }
  expect(JSON.stringify(listSearch(search))).toBe(
    '{"cables-is":["Fully modular","Semi-modular"],"power-min":600,"power-max":900,"sort":"name-asc","page":2,"from":1}',
  )
  expect(listInput(listSearch(search))).toEqual({
    sort: 'name-asc',
    filters: {
      choices: { cables: ['Fully modular', 'Semi-modular'] },
      ranges: { power: { min: 600, max: 900 } },
    },
  })
  expect(listInput(listSearch({}))).toEqual({})
})

test('a bound is read with a decimal comma, and once where it stands twice', () => {
  expect(parseFilters({ 'length-min': '400,5', 'length-max': [450, 460] })).toEqual({
    choices: {},
    ranges: { length: { min: 400.5, max: 450 } },
  })
})

test('what names no filter or has no value is taken out of the address', () => {
  const search = listSearch({ 'power-min': 'x', 'panel-is': '', 'Panel-is': 'IPS', 'a_b-max': 1 })
  expect(Object.keys(search)).toEqual(expect.arrayContaining(['power-min', 'panel-is']))
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
})

const key = fc.stringMatching(/^[a-z][a-z-]{0,40}$/)
const choice = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() === text && /^[^\p{Cc}\p{Cs}]{1,100}$/u.test(text))
const number = fc.integer({ min: -1e8, max: 1e8 }).map((tenThousandths) => tenThousandths / 1e4 + 0)
const range = fc.oneof(
  fc.record({ min: number }),
  fc.record({ max: number }),
  fc.record({ min: number, max: number }),
)
const filters: fc.Arbitrary<ListFilters> = fc.record({
  choices: fc.dictionary(
    key,
    fc.uniqueArray(choice, { minLength: 1, maxLength: 5 }).map((choices) => choices.toSorted()),
    { maxKeys: 6 },
  ),
  ranges: fc.dictionary(key, range, { maxKeys: 6 }),
})

/** An address's query as the router writes and reads it. */
function throughAddress(search: Record<string, unknown>): Record<string, unknown> {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const entry of [value].flat()) parameters.append(name, String(entry))
  const read = new URLSearchParams(parameters.toString())
  return Object.fromEntries(
    filterNames([...read.keys()]).map((name) => {
      const values = read.getAll(name).map(asRouterReads)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

function asRouterReads(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text
}

test('filters that are written into an address are read from it as they were', () => {
  fc.assert(
    fc.property(filters, (filters) => {
      const isNone = Object.keys({ ...filters.choices, ...filters.ranges }).length === 0
      expect(parseFilters(throughAddress({ ...writeFilters(filters) }))).toEqual(
        isNone ? undefined : filters,
      )
    }),
  )
})

test('the order of parameters and of choices never matters', () => {
  fc.assert(
    fc.property(filters, fc.infiniteStream(fc.nat()), (filters, places) => {
      const search = writeFilters(filters)
      const shuffled = <T>(values: T[]) =>
        values
          .map((value) => ({ value, place: places.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ value }) => value)
      const other = Object.fromEntries(
        shuffled(Object.entries(search)).map(([name, value]) => [
          name,
          Array.isArray(value) ? shuffled(value) : value,
        ]),
      )
      expect(JSON.stringify(listSearch(other))).toBe(JSON.stringify(listSearch({ ...search })))
    }),
  )
})

test('whatever an address says, it is read without failing, and bounded', () => {
  const name = fc.oneof(
    fc.tuple(key, fc.constantFrom('-is', '-min', '-max')).map(([key, end]) => `${key}${end}`),
    fc.constantFrom('__proto__', 'constructor-is', 'constructor-min', 'to-string-max'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.oneof(fc.anything(), fc.string(), fc.array(fc.string())), {
        maxKeys: 40,
        size: 'max',
      }),
      (search) => {
        const read = parseFilters(search)
        expect(parseFilters({ ...writeFilters(read) })).toEqual(read)
        const { choices = {}, ranges = {} } = read ?? {}
        expect(Object.keys(choices).length + Object.keys(ranges).length).toBeLessThanOrEqual(12)
        for (const values of Object.values(choices)) {
          expect(values.length).toBeLessThanOrEqual(24)
          for (const value of values) expect(value).toMatch(/^[^\p{Cc}\p{Cs}]{1,100}$/u)
        }
        for (const { min = 0, max = 0 } of Object.values(ranges))
          for (const number of [min, max]) expect(Math.abs(number)).toBeLessThanOrEqual(1e9)
      },
    ),
  )
})
