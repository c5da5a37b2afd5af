import { categories, type Category } from '@argo/domain/products/category'
import { sortsOf } from '@argo/domain/lists/list-orders'
import { pageSize } from '@argo/domain/lists/paging'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'
import { growCategory } from './test-many.ts'

const shared = forAllTests(testCaller)

test.each<[Category, string, string[]]>([
  ['cases', 'name-desc', ['Vertical GPU Bracket', 'G120', 'Edge', 'Calypso']],
  ['cases', 'gpu-clearance-desc', ['Calypso', 'Edge', 'G120', 'Vertical GPU Bracket']],
  ['coolers', 'noise-level-asc', ['Typhoon 90', 'Typhoon 120', 'F120 Fan Three-Pack', 'Nivos']],
  ['chairs', 'user-height-desc', ['Armada', 'Imperium', 'Astra', 'Swift Pro', 'Footrest']],
  ['monitors', 'panel-asc', ['Vela 27', 'Carina 34', 'Monitor Arm', 'Monitor Light Bar']],
])(
  '%s by %s are in the order of words, of figures or of the ends of ranges; those without come last, newest first',
  async (category, sort, names) => {
    const { call } = shared()
    const { products } = await call.products.page({ category, page: 1, sort })
    expect(products.map(({ name }) => name)).toEqual(names)
  },
)

test('the pages of many products hold each once, in each order', async () => {
  const { call, db } = await testCaller()
  for (const slug of ['edge', 'typhoon-120', 'gx-650', 'argo-g-100m', 'armada'])
    await growCategory(db, slug, 2 * pageSize + 1)
  for (const category of categories.filter((each) => each !== 'monitors'))
    for (const sort of sortsOf(category)) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => call.products.page({ category, page, sort })),
      )
      const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
      expect([ids.length, new Set(ids).size], sort).toEqual([2 * pageSize + 1, 2 * pageSize + 1])
    }
})

test('an order that a list has not is refused with those it has', async () => {
  const { call } = shared()
  for (const sort of ['power-desc', 'newest', '', 'x'.repeat(1_000)])
    await expect(call.products.page({ category: 'cases', page: 1, sort })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
})

test('a list is sorted by figures that two of its products have', async () => {
  const { call } = shared()
  const { orders } = await call.products.page({ category: 'coolers', page: 1 })
  expect(orders.map(({ label }) => label)).toEqual(['Name', 'Airflow', 'Noise level', 'Height'])
})

test('one product alone can be sorted by nothing', async () => {
  const { call, db } = await testCaller()
  await db.deleteFrom('products').where('category', '=', 'cases').where('id', '!=', 79).execute()
  expect((await call.products.page({ category: 'cases', page: 1 })).orders).toEqual([])
})
