import { categories, parseCategory } from '@argo/domain/products/category'
import type { Product } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { expectProblem, testApp } from '../test-app.ts'

const reads = forAllTests(async () => {
  const { app, db } = await testApp()
  const get = (path: string) => app.inject(`/api/products${path}`)
  return { app, db, get, read: async (path: string) => (await get(path)).json() }
})

test('the list has every product once, newest first, with its ten fields and its slug, as plain JSON', async () => {
  const { db, get } = reads()
  const response = await get('')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const products: Product[] = response.json()
  const rows = await db.selectFrom('products').select('id').orderBy('id', 'desc').execute()
  expect(products.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const product of products)
    expect(Object.keys(product).toSorted().join(' ')).toBe(
      'category colorVariations defaultColor description featured id imageUrl images name slug specs',
    )
})

test('a product is found by its id and its slug: booleans are booleans and lists are lists', async () => {
  const { read } = reads()
  const chair = await read('/slug/swift-pro')
  expect(chair).toMatchObject({
    id: 98,
    category: 'chairs',
    featured: true,
    colorVariations: ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage'],
    specs: expect.arrayContaining([expect.stringContaining(': ')]),
  })
  expect(await read('/98')).toEqual(chair)
  expect((await read('/79')).colorVariations).toBeNull()
})

test('the featured products and those of each category, by both of its names, are those of the list', async () => {
  const { read } = reads()
  const list: Product[] = await read('')
  expect(await read('/featured')).toEqual(list.filter(({ featured }) => featured))
  for (const name of [...categories, 'cooling', 'mice'])
    expect(await read(`/category/${name}`), name).toEqual(
      list.filter(({ category }) => category === parseCategory(name)),
    )
})

test('an unknown query changes nothing', async () => {
  const { get } = reads()
  expect((await get('?category=cases&__proto__=1&a=%zz')).json()).toEqual((await get('')).json())
})

test.each([
  'abc',
  '-1',
  '0',
  '1.5',
  '1e3',
  '079',
  '+79',
  '%2079',
  '0x4f',
  '9007199254740993',
  '９',
])('id %s returns 400 and says what an id is', async (id) => {
  const { get } = reads()
  const response = await get(`/${encodeURIComponent(decodeURIComponent(id))}`)
  expectProblem(response, 400, 'A product id is a whole number above zero')
  expect(response.json().errors).toEqual({ id: 'A product id is a whole number above zero' })
})

test.each(['9'.repeat(400), '../79', '%00', '%0a', '<script>', "79' OR 1=1"])(
  'an id that is an attempt at something, %#, returns 400',
  async (id) => {
    const { get } = reads()
    expectProblem(await get(`/${id.startsWith('%') ? id : encodeURIComponent(id)}`), 400)
  },
)

test('an id longer than any address should be returns 404', async () => {
  const { get } = reads()
  expectProblem(await get(`/${'9'.repeat(600)}`), 404)
  expectProblem(await get(`/slug/${'a'.repeat(600)}`), 404)
})

test('what does not exist returns 404: an id, a slug, a category', async () => {
  const { get } = reads()
  expectProblem(await get('/999999'), 404, 'Product not found')
  expectProblem(await get('/9007199254740991'), 404, 'Product not found')
  expectProblem(await get('/slug/no-such-thing'), 404, 'Product not found')
  expectProblem(await get('/slug/constructor'), 404, 'Product not found')
  for (const category of ['keyboards', 'Cases', 'constructor', '__proto__', '%20', '%00'])
    expectProblem(await get(`/category/${category}`), 404, 'There is no such category; there are')
})

test.each(['Edge', 'a b', "edge'--", '%00', 'é'])(
  'a slug that is none, %j, returns 400',
  async (slug) => {
    const { get } = reads()
    const path = slug.startsWith('%') ? slug : encodeURIComponent(slug)
    expectProblem(await get(`/slug/${path}`), 400, 'A slug has lowercase letters')
  },
)

test.each(['a--b', '-a', 'a-', '1'.repeat(80)])(
  'a product is found by the slug %j, which the database takes',
  async (slug) => {
    const { app, db } = await testApp()
    await db.updateTable('products').set({ slug }).where('slug', '=', 'edge').execute()
    expect((await app.inject(`/api/products/slug/${slug}`)).json()).toMatchObject({ name: 'Edge' })
  },
)

test.each(['/%zz', '/slug/%', '/category/%ff', '/%e0%a4%a'])(
  'a broken percent-encoding, %s, returns 400',
  async (path) => {
    const { get } = reads()
    expectProblem(await get(path), 400, 'The address has a broken percent-encoding.')
  },
)

test.each(['/', '/79/', '/79/more', '/slug', '/slug/', '/category', '/category/', '/slug/a/b'])(
  'an address beside the documented ones, %s, is a client error',
  async (path) => {
    const { get } = reads()
    const response = await get(path)
    expectProblem(response, response.statusCode === 400 ? 400 : 404)
  },
)

test('HEAD returns what GET does, without the body', async () => {
  const { app } = reads()
  for (const url of ['/api/products', '/api/products/79', '/api/products/999999']) {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    expect(head.body).toBe('')
  }
})

test('an edited product is returned as it stands now', async () => {
  const { app, db } = await testApp()
  await db.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  expect((await app.inject('/api/products/79')).json().name).toBe('Edge II')
})
