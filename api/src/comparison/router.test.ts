import { categories } from '@argo/domain/products/category'
import type { ComparisonGroup } from '@argo/domain/comparison/comparison-schema'
import { comparisonName } from '@argo/domain/comparison/address'
import { statementWords } from '@argo/domain/comparison/test-statement-words'
import { parseSpec } from '@argo/domain/products/spec'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { growCategory } from '../products/test-many.ts'
import { testCaller } from '../test-app.ts'
import { productsByCategory } from '../products/queries.ts'

const shared = forAllTests(testCaller)

const namesOf = (products: { name: string }[]) => products.map(({ name }) => name)
const rowsOf = (groups: ComparisonGroup[] = []) => groups.flatMap(({ rows }) => rows)

test('products are compared in the order in which they are named, by slug or by id', async () => {
  const { call } = shared()
  const { category, table, chosen } = await call.comparison.table({
    names: ['calypso', '76', '79'],
  })
  expect(category).toBe('cases')
  expect(namesOf(chosen)).toEqual(['Calypso', 'Vertical GPU Bracket', 'Edge'])
  expect(table?.products).toEqual(chosen)
})

test('a product that is named twice, by slug and by id, stands once', async () => {
  const { call } = shared()
  const { table, chosen } = await call.comparison.table({ names: ['edge', '79'] })
  expect(namesOf(chosen)).toEqual(['Edge'])
  expect(table).toBeNull()
})

test('what there is not, is of another kind or one too many is named and left out', async () => {
  const { call, db } = await testCaller()
  await growCategory(db, 'edge', 6)
  const { id } = await db
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const comparison = await call.comparison.table({
    names: ['g120', 'nope', 'nivos', 'edge', 'calypso', '76', String(id), '1'],
  })
  expect(namesOf(comparison.chosen)).toEqual(['G120', 'Edge', 'Calypso', 'Vertical GPU Bracket'])
  expect(comparison.unknown).toEqual(['nope', '1'])
  expect(namesOf(comparison.others)).toEqual(['Nivos'])
  expect(namesOf(comparison.tooMany)).toEqual([`Edge ${id}`])
  expect(comparison.table?.products).toHaveLength(4)
})

test('one product alone has no table, but others of its category to choose from', async () => {
  const { call } = shared()
  const { table, candidates, count } = await call.comparison.table({ names: ['nivos'] })
  expect(table).toBeNull()
  expect(namesOf(candidates)).toContain('Typhoon 120')
  expect(count).toBe(candidates.length)
})

test.each([
  {},
  { names: [] },
  { names: ['nope', '1', '9007199254740991', '99999999999999999999'] },
])('without a product that there is, there is nothing to compare: %j', async (input) => {
  const { call } = shared()
  const { category, table, unknown } = await call.comparison.table(input)
  expect({ category, table }).toEqual({ category: null, table: null })
  expect(unknown).toEqual(input.names ?? [])
})

test.each(['\u0000', 'a\u0000', 'a b', ''])('%j is no name of a product', async (name) => {
  const { call } = shared()
  await expect(call.comparison.table({ names: ['edge', name] })).rejects.toThrow('A slug has')
})

test('a category is compared without what has no figures in common with the others, and of a large one the newest eight', async () => {
  const { call, db } = await testCaller()
  const small = await call.comparison.table({ category: 'cases' })
  expect(namesOf(small.chosen)).toEqual(['Edge', 'Calypso', 'G120'])
  expect(namesOf(small.candidates)).toContain('Vertical GPU Bracket')
  await growCategory(db, 'edge', 11)
  const large = await call.comparison.table({ category: 'cases' })
  expect(large.table?.products).toHaveLength(8)
  expect(large.count).toBe(11)
  const [newest] = await productsByCategory(db, 'cases')
  expect(large.chosen[0]?.name).toBe(newest?.name)
})

test('where no two of a category have figures in common there is no table of all, but of those that are named', async () => {
  const { call } = shared()
  const all = await call.comparison.table({ category: 'peripherals' })
  expect({ table: all.table, chosen: all.chosen }).toEqual({ table: null, chosen: [] })
  expect([all.count, all.candidates.length]).toEqual([4, 4])
  const named = await call.comparison.table({ names: ['argo-g-100m', '69'] })
  expect(named.hasWholeTable).toBe(false)
  expect(named.table?.products).toHaveLength(2)
  expect((await call.comparison.table({ names: ['edge'] })).hasWholeTable).toBe(true)
})

test.each(categories)(
  'every spec of the %s stands in their table once, word for word',
  async (category) => {
    const { call, db } = shared()
    const products = (await productsByCategory(db, category)).slice(0, 4)
    const { table } = await call.comparison.table({ names: products.map(comparisonName) })
    const rows = [...rowsOf(table?.differing), ...rowsOf(table?.same)]
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
    for (const [column, { specs }] of products.entries()) {
      for (const { label, value } of specs.map(parseSpec)) {
        const cells = rows.find((row) => row.label === label)?.cells ?? []
        const said = (cells[column] ?? cells[0])?.statements ?? []
        const words = said.map(({ figure, original, note }) =>
          original === undefined ? statementWords({ figure, note }) : original,
        )
        expect(words, `${label}: ${value}`).toEqual([value])
      }
    }
  },
)

test('nine names are refused', async () => {
  const { call } = shared()
  await expect(
    call.comparison.table({ names: Array.from({ length: 9 }, String) }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
