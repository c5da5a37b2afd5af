import { categories, type Category } from '@argo/domain/products/category'
import type { Fact } from '@argo/domain/facts/fact'
import { factsOf } from '@argo/domain/facts/read-specs'
import { fromBase, toBase } from '@argo/domain/facts/unit'
import type { CategoryFilters, ListFilter } from '@argo/domain/lists/filters/category-filters'
import {
  type FilterAttribute,
  filterAttributes,
} from '@argo/domain/lists/filters/filter-attributes'
import type { ListFilters, NumberRange } from '@argo/domain/lists/filters/list-filters'
import { sortsOf } from '@argo/domain/lists/list-orders'
import { pageSize } from '@argo/domain/lists/paging'
import type { Product } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { seeded } from '../search/test-misspellings.ts'
import { testCaller } from '../test-app.ts'
import { growCategory } from './test-many.ts'
import { addVariedProducts, numbers, words } from './test-varied.ts'

const shared = forAllTests(testCaller)

const rounds = 25

test.each(categories)(
  '%s are found, counted and offered as calculated from their specs, whatever is filtered',
  async (category) => {
    const { call, db } = await testCaller()
    const random = seeded(11 + categories.indexOf(category))
    await addVariedProducts(db, category, 70, random)
    const all = await call.products.byCategory({ category })
    const sorts = sortsOf(category)
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const filters = round === 0 ? undefined : randomFilters(category, random)
      const said = JSON.stringify(filters)
      expect(await call.products.filters({ category, filters }), said).toEqual(
        expectedFilters(category, all, filters),
      )
      const expected = all.filter((product) => isFound(category, product, filters))
      const pages = await pagesOf((page) => call.products.page({ category, page, filters }))
      expect(pages.products, said).toEqual(expected.map(({ id }) => id))
      expect(pages.count).toBe(expected.length)
      const sort = sorts[random(sorts.length)]
      const sorted = await pagesOf((page) => call.products.page({ category, page, filters, sort }))
      const everyOne = await pagesOf((page) => call.products.page({ category, page, sort }))
      const ids = new Set(pages.products)
      expect(sorted.products, `${said} by ${sort}`).toEqual(
        everyOne.products.filter((id) => ids.has(id)),
      )
      found += Number(expected.length > 0)
    }
    // Neither everything nor nothing.
    expect(found).toBeGreaterThan(rounds / 3)
    expect(found).toBeLessThan(rounds)
  },
)

test('every attribute that lists are filtered by stands on a product of the seed', async () => {
  const { call } = shared()
  for (const category of categories) {
    const all = await call.products.byCategory({ category })
    for (const filter of filterAttributes(category))
      expect(
        all.some((product) => factsUnder(product, filter).length > 0),
        `${category}: ${filter.name}`,
      ).toBe(true)
  }
})

test('below four products there are no filters, unless one is chosen', async () => {
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
  await growCategory(db, 'edge', 4)
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

type ReadPage = (page: number) => Promise<{ count: number; products: { id: number }[] }>

async function pagesOf(read: ReadPage): Promise<{ count: number; products: number[] }> {
  const { count, products } = await read(1)
  const ids = products.map(({ id }) => id)
  for (let page = 2; (page - 1) * pageSize < count; page += 1)
    ids.push(...(await read(page)).products.map(({ id }) => id))
  return { count, products: ids }
}

function randomFilters(category: Category, random: (end: number) => number): ListFilters {
  const filters: ListFilters = { choices: {}, ranges: {} }
  const offered = filterAttributes(category)
  const number = () => numbers.least + random(numbers.most - numbers.least)
  for (let left = 1 + random(3); left > 0; left -= 1) {
    const filter = offered[random(offered.length)]
    if (filter?.by === 'choice') {
      const values = [...words.slice(0, 8), '1 × 1', '2 × 3', 'No such kind']
      filters.choices[filter.key] = [0, 1, 2].map(() => values[random(values.length)] ?? '')
    } else if (filter) {
      const min = number() - random(150)
      const max = random(8) === 0 ? min - 10 : min + random(200)
      filters.ranges[filter.key] = [{ min }, { max }, { min, max }][random(3)] ?? {}
    }
  }
  return filters
}

// What follows calculates the same plainly, product by product, from the specs.

function expectedFilters(
  category: Category,
  all: readonly Product[],
  filters: ListFilters = { choices: {}, ranges: {} },
): CategoryFilters {
  const found = all.filter((product) => isFound(category, product, filters))
  const keys = [...Object.keys(filters.choices), ...Object.keys(filters.ranges)]
  return {
    total: all.length,
    filters: filterAttributes(category).flatMap((filter) => {
      const left = all.filter((product) => isFound(category, product, without(filters, filter.key)))
      const chosen = filters.choices[filter.key] ?? filters.ranges[filter.key]
      return (filter.by === 'choice' ? expectedChoices : expectedRange)(filter, {
        all,
        left,
        chosen,
      })
    }),
    removals:
      keys.length > 0 && found.length === 0
        ? filterAttributes(category)
            .toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
            .filter(({ key }) => keys.includes(key))
            .map(({ key, label }) => ({
              key,
              label,
              count: all.filter((one) => isFound(category, one, without(filters, key))).length,
            }))
            .filter(({ count }) => count > 0)
            .toSorted((one, other) => other.count - one.count)
        : [],
  }
}

interface Expected {
  all: readonly Product[]
  /** What the other filters leave. */
  left: readonly Product[]
  chosen: string[] | NumberRange | undefined
}

function expectedChoices(filter: FilterAttribute, { all, left, chosen }: Expected): ListFilter[] {
  const wanted = Array.isArray(chosen) ? chosen : []
  const values = new Set(all.flatMap((product) => textsOf(product, filter)))
  if (values.size < 2 && !chosen) return []
  const counted = [...new Set([...values, ...wanted])]
    .map((value) => ({
      value,
      count: left.filter((product) => textsOf(product, filter).includes(value)).length,
    }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .filter(({ value, count }) => count > 0 || wanted.includes(value))
  const choices = counted.filter(({ value }, place) => place < 24 || wanted.includes(value))
  const { key, name, promoted } = filter
  return choices.length > 0 ? [{ kind: 'choices', key, label: name, promoted, choices }] : []
}

function expectedRange(filter: FilterAttribute, { all, left, chosen }: Expected): ListFilter[] {
  const finite = all
    .flatMap((product) => [rangeOf(product, filter) ?? []])
    .filter((range) => range.length > 0 && range.every(Number.isFinite))
  const begins = finite.map(([from = 0]) => from)
  const ends = finite.map(([, to = 0]) => to)
  if (new Set(begins).size < 2 && new Set(ends).size < 2 && !chosen) return []
  const [min, max] = [Math.min(...begins), Math.max(...ends)]
  const part = (number: number) => Math.min(15, Math.floor(((number - min) * 16) / (max - min)))
  const bars = Array.from(
    { length: 16 },
    (_, bar) =>
      left.filter((product) => {
        const [from, to] = rangeOf(product, filter) ?? []
        return from !== undefined && to !== undefined && part(from) <= bar && part(to) >= bar
      }).length,
  )
  if (!chosen && bars.every((count) => count === 0)) return []
  const { key, label, promoted, unit } = filter
  const inUnit = (number: number) => (unit ? fromBase(number, unit) : number)
  return [{ kind: 'range', key, label, promoted, unit, min: inUnit(min), max: inUnit(max), bars }]
}

function isFound(category: Category, product: Product, filters?: ListFilters): boolean {
  return filterAttributes(category).every((filter) => {
    const choices = filters?.choices[filter.key]
    if (choices && !textsOf(product, filter).some((text) => choices.includes(text))) return false
    const asked = filters?.ranges[filter.key]
    if (!asked) return true
    const [from, to] = rangeOf(product, filter) ?? []
    const inBase = (number: number) => (filter.unit ? toBase(number, filter.unit) : number)
    const min = asked.min === undefined ? -Infinity : inBase(asked.min)
    const max = asked.max === undefined ? Infinity : inBase(asked.max)
    return from !== undefined && to !== undefined && min <= max && from <= max && to >= min
  })
}

function without({ choices, ranges }: ListFilters, key: string): ListFilters {
  const others = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(([other]) => other !== key))
  return { choices: others(choices), ranges: others(ranges) }
}

const read = new Map<Product, Fact[]>()

function factsUnder(product: Product, { name }: FilterAttribute): Fact[] {
  const facts = read.get(product) ?? factsOf(product)
  read.set(product, facts)
  return facts.filter(({ attribute }) => attribute === name)
}

function textsOf(product: Product, filter: FilterAttribute): string[] {
  return factsUnder(product, filter).flatMap(({ value }) => {
    if (value.kind === 'choice') return [value.choice, ...kindsOf(value.choice)]
    if (value.kind === 'list') return value.items.map(({ name }) => name)
    return value.kind === 'dimensions' ? value.numbers.join(' × ') : []
  })
}

// "Fast IPS" is IPS too.
function kindsOf(panel: string): string[] {
  return ['IPS', 'OLED'].filter((kind) => panel !== kind && panel.endsWith(kind))
}

// "480 × 230 × 480 mm, 53.0 L"
function volumeOf(fact: Fact | undefined): [number, number] | undefined {
  const liters = fact?.qualifiers.map(({ text }) => /^([\d.]+) L$/.exec(text)?.[1]).find(Boolean)
  return liters === undefined ? undefined : [Number(liters), Number(liters)]
}

function rangeOf(product: Product, filter: FilterAttribute): [number, number] | undefined {
  const value = factsUnder(product, filter)[0]?.value
  if (value?.kind === 'dimensions') return volumeOf(factsUnder(product, filter)[0])
  if (value?.kind === 'quantity') return [value.number, value.number]
  return value?.kind === 'range' ? [value.from, value.to] : undefined
}
