import { categories } from '@argo/domain/products/category'
import { keyFigures } from '@argo/domain/features/key-figures'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'

const shared = forAllTests(testCaller)

test('the list has every product once, newest first, with its ten fields and its slug', async () => {
  const { call, db } = await testCaller()
  const products = await call.products.list()
  const rows = await db.selectFrom('products').select('id').orderBy('id', 'desc').execute()
  expect(products.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const product of products) {
    expect(Object.keys(product).toSorted()).toEqual([
      'category',
      'colorVariations',
      'defaultColor',
      'description',
      'featured',
      'id',
      'imageUrl',
      'images',
      'name',
      'slug',
      'specs',
    ])
  }
})

test('booleans are booleans and lists are lists, whatever the database keeps', async () => {
  const { call } = shared()
  const chair = await call.products.bySlug({ slug: 'swift-pro' })
  expect(chair.featured).toBe(true)
  expect(chair.images.every((src) => src.startsWith('/pictures/'))).toBe(true)
  expect(chair.specs.length).toBeGreaterThan(5)
  expect(chair.colorVariations).toEqual([
    'Black/Red',
    'Black/Blue',
    'Black/White',
    'Black/Camouflage',
  ])
  expect((await call.products.byId({ id: 79 })).colorVariations).toBeNull()
})

test('featured has the featured products and no other', async () => {
  const { call } = shared()
  const featured = await call.products.featured()
  const list = await call.products.list()
  expect(featured).toEqual(list.filter((product) => product.featured))
  expect(featured.length).toBeGreaterThanOrEqual(6)
})

test.each(categories)('category %s has its own products, newest first', async (category) => {
  const { call } = shared()
  const products = await call.products.byCategory({ category })
  const list = await call.products.list()
  expect(products.length).toBeGreaterThan(0)
  expect(products).toEqual(list.filter((product) => product.category === category))
})

test.each([
  ['cooling', 'coolers'],
  ['mice', 'peripherals'],
])('category %s is another spelling of %s', async (spelling, category) => {
  const { call } = shared()
  expect(await call.products.byCategory({ category: spelling })).toEqual(
    await call.products.byCategory({ category }),
  )
})

test.each([
  [79, 'Edge', 'cases'],
  [71, 'G-100M', 'peripherals'],
  [93, 'Nivos', 'coolers'],
])('product %i is %s', async (id, name, category) => {
  const { call } = shared()
  expect(await call.products.byId({ id })).toMatchObject({ id, name, category })
})

test('a product by slug is the product by id', async () => {
  const { call } = shared()
  expect(await call.products.bySlug({ slug: 'edge' })).toEqual(await call.products.byId({ id: 79 }))
})

test('a product’s pictures are those of the catalogue, each with words that begin with its name', async () => {
  const { call } = shared()
  for (const { id, name, imageUrl, images } of await call.products.list()) {
    const { pictures: sets } = await call.products.detail({ id })
    expect(sets[0]?.pictures.map(({ src }) => src)).toEqual([imageUrl, ...images])
    for (const { color, pictures } of sets) {
      const subject = color === null ? name : `${name} in ${color}`
      for (const { alt } of pictures) expect(alt.startsWith(`${subject}, `)).toBe(true)
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
    }
  }
})

test.each([
  ['swift-pro', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', ['Black/Silver', 'Black/White']],
  ['astra', ['Black/Gold', 'Black/Purple']],
  ['imperium', [null]],
  ['edge', [null]],
])('the pictures of %s come in the colors %j', async (slug, colors) => {
  const { call } = shared()
  const { pictures: sets } = await call.products.detail({ slug })
  expect(sets.map(({ color }) => color)).toEqual(colors)
  const all = sets.flatMap(({ pictures }) => pictures.map(({ src }) => src))
  expect(new Set(all).size).toBe(all.length)
})

test('a product’s detail has all that its page shows, the same by id and by slug', async () => {
  const { call } = shared()
  const product = await call.products.bySlug({ slug: 'edge' })
  const detail = await call.products.detail({ slug: 'edge' })
  expect(detail.product).toEqual(product)
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
  const { call } = shared()
  const [menu, list] = await Promise.all([call.products.menu(), call.products.list()])
  expect(menu.map(({ category }) => category)).toEqual([...categories])
  for (const { category, count, imageUrl } of menu) {
    const inCategory = list.filter((product) => product.category === category)
    expect(count).toBe(inCategory.length)
    const [newest] = inCategory.toSorted((a, b) => b.id - a.id)
    expect(imageUrl).toBe(
      category === 'coolers' ? '/pictures/typhoon-120/hero-960.webp' : newest?.imageUrl,
    )
  }
})

test('the latest are four of a category or of all, newest first', async () => {
  const { call } = shared()
  const list = await call.products.list()
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
  expect(await call.products.byCategory({ category: 'chairs' })).toEqual([])
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
