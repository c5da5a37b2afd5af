import { categories } from '@argo/domain/products/category'
import { filterAttributes } from '@argo/domain/lists/filters/filter-attributes'
import type { ListFilters, NumberRange } from '@argo/domain/lists/filters/list-filters'
import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'
import { growCategory } from './test-many.ts'

const shared = forAllTests(testCaller)

test('a list is offered its filters, each with how many products it leaves', async () => {
  const { call } = shared()
  const chosen = { choices: {}, ranges: { 'gpu-clearance': { min: 300 } } }
  const { total, filters } = await call.products.filters({ category: 'cases', filters: chosen })
  expect(total).toBe(4)
  expect(filters.map(({ label }) => label)).toEqual([
    'GPU clearance',
    'Radiator support',
    'CPU cooler clearance',
    'Motherboard support',
    'PSU clearance',
    'Fans included',
    'Volume',
  ])
  expect(filters[0]).toMatchObject({ kind: 'range', unit: 'mm', min: 330, max: 415 })
  expect(filters[3]).toMatchObject({
    kind: 'choices',
    choices: [
      { value: 'Mini-ITX', count: 3 },
      { value: 'micro-ATX', count: 3 },
      { value: 'ATX', count: 2 },
      { value: 'E-ATX', count: 1 },
    ],
  })
})

test('what is chosen counts for the other filters, and what leaves nothing says which removal helps', async () => {
  const { call } = shared()
  const category = 'cases'
  const boards = { 'motherboard-support': ['E-ATX'] }
  const names = async (filters: ListFilters) =>
    (await call.products.page({ category, page: 1, filters })).products.map(({ name }) => name)
  expect(await names({ choices: boards, ranges: {} })).toEqual(['Calypso'])
  expect(await names({ choices: { 'motherboard-support': ['ATX', 'E-ATX'] }, ranges: {} })).toEqual(
    ['Edge', 'Calypso'],
  )
  const filters = { choices: boards, ranges: { 'gpu-clearance': { max: 405 } } }
  expect(await names(filters)).toEqual([])
  const counted = await call.products.filters({ category, filters })
  expect(counted.filters).toMatchObject([
    { key: 'gpu-clearance', min: 330, max: 415 },
    {
      key: 'motherboard-support',
      choices: [{ count: 2 }, { count: 2 }, { count: 1 }, { count: 0 }],
    },
  ])
  expect(counted.removals).toMatchObject([
    { key: 'motherboard-support', count: 2 },
    { key: 'gpu-clearance', count: 1 },
  ])
})

test('every attribute that lists are filtered by stands on a product of the seed', async () => {
  const { db } = shared()
  const { byCategory } = await catalogueOf(db)
  for (const category of categories)
    for (const { name } of filterAttributes(category))
      expect(
        byCategory.get(category)?.some(({ values }) => values.has(name)),
        `${category}: ${name}`,
      ).toBe(true)
})

test('below nine products there are no filters, unless one is chosen', async () => {
  const { call, db } = await testCaller()
  const category = 'cases'
  const filters = { choices: {}, ranges: { 'gpu-clearance': { min: 400 } } }
  await db.deleteFrom('products').where('slug', '=', 'g120').execute()
  expect(await call.products.filters({ category })).toEqual({ total: 3, filters: [], removals: [] })
  expect((await call.products.filters({ category, filters })).filters[0]).toMatchObject({
    key: 'gpu-clearance',
    min: 400,
    max: 415,
  })
  await growCategory(db, 'edge', 9)
  expect((await call.products.filters({ category })).filters.length).toBeGreaterThan(3)
})

test('a range holds for a number that it includes, and for numbers that it touches', async () => {
  const { call } = shared()
  const found = async (range: NumberRange) => {
    const filters = { choices: {}, ranges: { 'user-height': range } }
    const { products } = await call.products.page({ category: 'chairs', page: 1, filters })
    return products.map(({ slug }) => slug)
  }
  expect(await found({ min: 160, max: 160 })).toEqual(['swift-pro', 'astra'])
  expect(await found({ min: 196 })).toEqual(['armada'])
  expect(await found({ max: 159 })).toEqual(['astra'])
  expect(await found({ min: 188, max: 189 })).toEqual(['imperium', 'astra', 'armada'])
  expect(await found({ min: 180, max: 160 })).toEqual([])
})

test('bounds are rounded outwards, so that a filter with both of them finds every product with the figure', async () => {
  const { call, db } = await testCaller()
  const category = 'coolers'
  await growCategory(db, 'typhoon-120', 20)
  // 61 CFM are 103.639658515 m³/h, and 20 CFM 33.98021591.
  const specs = [['Airflow: 61 CFM'], ['Airflow: 20 CFM']].map((list) => JSON.stringify(list))
  for (const [index, text] of specs.entries())
    await db
      .updateTable('products')
      .set({ specs: text })
      .where('slug', '=', ['typhoon-90', 'typhoon-120'][index]!)
      .execute()
  await db.deleteFrom('products').where('slug', 'like', 'typhoon-120-%').execute()
  const filters = { choices: {}, ranges: { airflow: { min: 0 } } }
  const offered = await call.products.filters({ category, filters })
  const airflow = offered.filters.find(({ key }) => key === 'airflow')
  expect(airflow).toMatchObject({ unit: 'm³/h', min: 33.98, max: 103.64 })
  const both = { choices: {}, ranges: { airflow: { min: 33.98, max: 103.64 } } }
  const { count } = await call.products.page({ category, page: 1, filters: both })
  expect(count).toBe(3)
})

test('a change of a product shows in the filters as soon as its facts are derived', async () => {
  const { call, db } = await testCaller()
  const category = 'chairs'
  const filters = { choices: { upholstery: ['Velvet'] }, ranges: {} }
  const count = async () => (await call.products.page({ category, page: 1, filters })).count
  expect(await count()).toBe(0)
  await db
    .updateTable('products')
    .set({ specs: '["Upholstery: Velvet, red"]' })
    .where('slug', '=', 'armada')
    .execute()
  expect(await count()).toBe(1)
  await db.deleteFrom('products').where('slug', '=', 'armada').execute()
  expect(await count()).toBe(0)
})

test.each([
  ['an attribute of another category', { choices: { panel: ['OLED'] }, ranges: {} }],
  ['a key that every object has', { choices: { constructor: ['a'] }, ranges: {} }],
  ['words where there are numbers', { choices: { 'gpu-clearance': ['400'] }, ranges: {} }],
  ['numbers where there are words', { choices: {}, ranges: { 'motherboard-support': { min: 1 } } }],
])('%s is refused with what the list can be filtered by', async (_, filters) => {
  const { call } = shared()
  const refusal = {
    code: 'BAD_REQUEST',
    message: expect.stringMatching(
      /^This list can be filtered by gpu-clearance-min, gpu-clearance-max, .*motherboard-support-is/,
    ),
  }
  const category = 'cases'
  await expect(call.products.page({ category, page: 1, filters })).rejects.toMatchObject(refusal)
  await expect(call.products.filters({ category, filters })).rejects.toMatchObject(refusal)
})

test.each([
  { choices: {} },
  { choices: { panel: [] }, ranges: {} },
  { choices: { panel: ['a'.repeat(101)] }, ranges: {} },
  { choices: { panel: ['a\u0000'] }, ranges: {} },
  { choices: { panel: Array.from({ length: 25 }, (_, index) => `${index}`) }, ranges: {} },
  { choices: { Panel: ['a'] }, ranges: {} },
  { choices: {}, ranges: { 'refresh-rate': {} } },
  { choices: {}, ranges: { 'refresh-rate': { min: Number.NaN } } },
  { choices: {}, ranges: { 'refresh-rate': { min: Infinity } } },
  { choices: {}, ranges: { 'refresh-rate': { max: 1e10 } } },
  { choices: {}, ranges: { 'refresh-rate': { min: '5' } } },
  {
    choices: Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [`a${'b'.repeat(index)}`, ['a']]),
    ),
    ranges: {},
  },
])('filters that no address has are refused: %j', async (filters) => {
  const { call } = shared()
  const category = 'monitors'
  await expect(
    call.products.filters({ category, filters: filters as ListFilters }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
