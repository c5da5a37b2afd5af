import { categories } from '@argo/domain/products/category'
import { keyFigures } from '@argo/domain/features/key-figures'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'
import { listProducts } from './queries.ts'

const shared = forAllTests(testCaller)

test('a product’s detail has all that its page shows, the same by id and by slug', async () => {
  const { call } = shared()
  const detail = await call.products.detail({ slug: 'edge' })
  const { product } = detail
  expect(detail.features.map(({ title }) => title)).toContain('Breathes through steel')
  expect(detail.drawing?.views).toEqual([
    { side: 'Front', width: 230, height: 480 },
    { side: 'Side', width: 480, height: 480 },
  ])
  expect(detail.figures).toEqual(keyFigures(product))
  const lines = detail.specGroups.flatMap((group) => group.lines)
  expect(lines.toSorted((one, other) => one - other)).toEqual([...product.specs.keys()])
  expect(await call.products.detail({ id: product.id })).toEqual(detail)
})

test.each([
  [{ id: 999_999 }, 'NOT_FOUND'],
  [{ slug: 'no-such-thing' }, 'NOT_FOUND'],
  [{ id: 0 }, 'BAD_REQUEST'],
  [{ slug: 'Edge' }, 'BAD_REQUEST'],
  [{}, 'BAD_REQUEST'],
])('the detail of %j returns %s', async (key, code) => {
  const { call } = shared()
  await expect(call.products.detail(key as { id: number })).rejects.toMatchObject({ code })
})

test('the menu counts every category and has the picture of its newest product, of coolers that of a cooler', async () => {
  const { call, db } = shared()
  const [menu, list] = await Promise.all([call.products.menu(), listProducts(db)])
  expect(menu.map(({ category }) => category)).toEqual([...categories])
  for (const { category, count, imageUrl } of menu) {
    const inCategory = list.filter((product) => product.category === category)
    expect(count).toBe(inCategory.length)
    const [newest] = inCategory.toSorted((a, b) => b.id - a.id)
    expect(imageUrl).toBe(
      category === 'coolers' ? '/pictures/typhoon-120/hero-960.webp' : (newest?.imageUrl ?? null),
    )
  }
})

test('the latest are four of a category or of all, newest first', async () => {
  const { call, db } = shared()
  const list = await listProducts(db)
  const latest = await call.products.latest()
  expect(latest.map(({ id }) => id)).toEqual(list.slice(0, 4).map(({ id }) => id))
  for (const category of categories) {
    const products = await call.products.latest({ category })
    const newest = list.filter((product) => product.category === category).slice(0, 4)
    expect(products.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  }
  await expect(call.products.latest({ category: 'boats' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('one of the latest has what a panel shows and no more, with two figures at most', async () => {
  const { call } = shared()
  for (const category of categories) {
    for (const product of await call.products.latest({ category })) {
      expect(Object.keys(product)).toEqual([
        'id',
        'slug',
        'name',
        'category',
        'imageUrl',
        'figures',
      ])
      expect(product.figures.length).toBeLessThanOrEqual(2)
      for (const { label, value } of product.figures) {
        expect(label).not.toBe('')
        expect(value).not.toBe('')
      }
    }
  }
})

test('a category without products is in the menu with none', async () => {
  const { call, db } = await testCaller()
  await db.deleteFrom('products').where('category', '=', 'chairs').execute()
  const chairs = (await call.products.menu()).find(({ category }) => category === 'chairs')
  expect(chairs).toEqual({ category: 'chairs', count: 0, imageUrl: null })
  expect(await call.products.latest({ category: 'chairs' })).toEqual([])
})

test('downloads are those of the products that have files, of a category, or of products by their names, with files or without', async () => {
  const { call } = shared()
  const listed = async (input: Parameters<typeof call.products.downloads>[0]) =>
    (await call.products.downloads(input)).products.map(
      ({ product, downloads }) => `${product.name}: ${downloads.length}`,
    )
  expect(await listed(undefined)).toEqual(['Edge: 1', 'Nivos: 1', 'G-100M: 1'])
  expect(await listed({ category: 'cases' })).toEqual(['Edge: 1'])
  expect(await listed({ q: 'g100m' })).toEqual(['G-100M: 1'])
  expect(await listed({ q: 'GX-650' })).toEqual(['GX 650: 0'])
  expect(await listed({ q: 'swift chairs' })).toEqual(['Swift Pro: 0'])
  expect(await listed({ q: 'qqxxqq' })).toEqual([])
  expect((await call.products.downloads({ q: 'qqxxqq' })).found).toBe(0)
})
