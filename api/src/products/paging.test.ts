import { groupSize, pageSize } from '@argo/domain/lists/paging'
import { summaryOf } from '@argo/domain/products/product-summary'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testApp, testCaller } from '../test-app.ts'
import { growCategory } from './test-many.ts'
import { featuredProducts, productsByCategory } from './queries.ts'

const shared = forAllTests(testCaller)

test('the pages of a category hold each of its products once, newest first, and its true number', async () => {
  const { call, db } = await testCaller()
  await growCategory(db, 'edge', 2 * pageSize + 1)
  const all = await productsByCategory(db, 'cases')
  const pages = await Promise.all(
    [1, 2, 3].map((page) => call.products.page({ category: 'cases', page })),
  )
  expect(pages.map(({ count }) => count)).toEqual([49, 49, 49])
  expect(pages.map(({ products }) => products.length)).toEqual([24, 24, 1])
  expect(pages.flatMap(({ products }) => products)).toEqual(all.map(summaryOf))

  const two = await call.products.page({ category: 'cases', from: 2, page: 3 })
  expect(two.products).toEqual(pages.slice(1).flatMap(({ products }) => products))
})

test('at most five pages are given at once, the first one first', async () => {
  const { call } = shared()
  for (const { from, page } of [
    { from: 2, page: 1 },
    { from: 1, page: 6 },
  ])
    await expect(call.products.page({ category: 'cases', from, page })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
})

test('a page takes the other spellings of a category', async () => {
  const { call } = shared()
  expect(await call.products.page({ category: 'mice', page: 1 })).toEqual(
    await call.products.page({ category: 'peripherals', page: 1 }),
  )
})

test('a page after the last is not found, an empty category has one page with nothing on it', async () => {
  const { call, db } = await testCaller()
  await db.deleteFrom('products').where('category', '=', 'chairs').execute()
  expect(await call.products.page({ category: 'chairs', page: 1 })).toEqual({
    count: 0,
    products: [],
    orders: [],
  })
  for (const page of [2, 100_000, Number.MAX_SAFE_INTEGER])
    await expect(call.products.page({ category: 'cases', page })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no such page',
    })
})

test.each([0, -1, 1.5, Number.NaN, '2', null])('page %j is refused', async (page) => {
  const { call } = shared()
  await expect(
    call.products.page({ category: 'cases', page: page as number }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('the groups have the newest products of each category that has any, and count all of them', async () => {
  const { call, db } = await testCaller()
  await growCategory(db, 'edge', 40)
  await db.deleteFrom('products').where('category', '=', 'monitors').execute()
  const groups = await call.products.groups()
  expect(groups.map(({ category }) => category).join(' ')).toBe(
    'cases coolers power-supplies peripherals chairs',
  )
  expect(groups[0]?.count).toBe(40)
  for (const { category, count, products } of groups) {
    const all = await productsByCategory(db, category)
    expect(count).toBe(all.length)
    expect(products).toEqual(all.slice(0, groupSize).map(summaryOf))
  }
})

test('others are three of the same category, without the product itself', async () => {
  const { call, db } = await testCaller()
  await growCategory(db, 'edge', 40)
  const all = await productsByCategory(db, 'cases')
  for (const { id } of [...all.slice(0, 4), ...all.slice(-1)])
    expect((await call.products.detail({ id })).others).toEqual(
      all
        .filter((product) => product.id !== id)
        .slice(0, 3)
        .map(summaryOf),
    )
})

test('highlights are the newest few of the featured products, in short', async () => {
  const { call, db } = shared()
  const featured = await featuredProducts(db)
  expect(await call.products.highlights({ limit: 2 })).toEqual(featured.slice(0, 2).map(summaryOf))
  for (const limit of [0, 25])
    await expect(call.products.highlights({ limit })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('REST sends all of a category and of the catalogue, whatever is read at once', async () => {
  const { app, db } = await testApp()
  await growCategory(db, 'edge', 201)
  const ids = async (url: string) =>
    (await app.inject(url)).json<{ id: number }[]>().map(({ id }) => id)
  const rows = await db.selectFrom('products').select('id').orderBy('id', 'desc').execute()
  expect(await ids('/api/products/category/cases')).toHaveLength(201)
  expect(await ids('/api/products')).toEqual(rows.map(({ id }) => id))
})

test('REST returns an empty list of a category without products', async () => {
  const { app, db } = await testApp()
  await db.deleteFrom('products').where('category', '=', 'chairs').execute()
  expect((await app.inject('/api/products/category/chairs')).json()).toEqual([])
})
