import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, ProductTable } from '../database/schema.ts'
import { testApp, testCaller } from '../test-app.ts'
import { createCaller } from '../app-router.ts'
import { signPreview } from './preview.ts'
import { featuredProducts, productBySlug } from './queries.ts'

const set = (db: Database, id: number, values: Updateable<ProductTable>) =>
  db.updateTable('products').set(values).where('id', '=', id).execute()

const lists = ['/api/products', '/api/products/featured', '/api/products/category/cases']
const texts = ['/sitemap.xml', '/feed.xml', '/llms.txt']
const procedure = (name: string, input?: unknown) =>
  `/trpc/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`}`
const procedures = [
  procedure('products.groups'),
  procedure('products.latest', { category: 'cases' }),
  procedure('products.highlights', { limit: 24 }),
  procedure('products.page', { category: 'cases', page: 1 }),
  procedure('texts.figures'),
  procedure('products.detail', { slug: 'calypso' }),
  procedure('comparison.table', { category: 'cases' }),
  procedure('search.suggest', { q: 'edge' }),
  procedure('fit.answer', {}),
]

/** What of the site names the case "Edge" by its slug. */
async function naming(app: Awaited<ReturnType<typeof testApp>>['app']): Promise<string[]> {
  const addresses = [...lists, ...texts, ...procedures]
  const answers = await Promise.all(addresses.map((url) => app.inject(url)))
  return addresses.filter((_, index) =>
    /"slug":"edge"|\/cases\/edge\b/.test(answers[index]?.body ?? ''),
  )
}

test.each<[string, Updateable<ProductTable>]>([
  ['a draft', { state: 'draft' }],
  ['a product that is published tomorrow', { state: 'draft', publishAt: '2999-01-01T00:00:00Z' }],
])('%s is nowhere', async (_, values) => {
  const { app, db } = await testApp()
  const before = await naming(app)
  expect(before).toEqual(expect.arrayContaining([...lists, '/sitemap.xml', '/feed.xml']))
  await set(db, 79, values)
  expect(await naming(app)).toEqual([])
  for (const url of ['/api/products/79', '/api/products/slug/edge'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  const call = createCaller({ db })
  await expect(call.products.detail({ id: 79 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const chosen = await call.comparison.table({ names: ['edge', 'calypso'] })
  expect(chosen.unknown).toEqual(['edge'])
  await set(db, 79, { state: 'published', publishAt: null })
  expect(await naming(app)).toEqual(before)
})

test('a discontinued product keeps its page, which names its successor, and leaves the lists', async () => {
  const { app, db } = await testApp()
  await set(db, 79, { state: 'discontinued', successorId: 78 })
  expect(await naming(app)).toEqual([])
  expect((await app.inject('/api/products/slug/edge')).json().id).toBe(79)
  const call = createCaller({ db })
  expect(await call.products.detail({ slug: 'edge' })).toMatchObject({
    state: 'discontinued',
    successor: { id: 78, name: 'Calypso' },
  })
  // A link to it still compares, and still fits.
  const chosen = await call.comparison.table({ names: ['edge', 'calypso'] })
  expect(chosen.table?.products.map(({ id }) => id)).toEqual([79, 78])
  expect(chosen.candidates.map(({ id }) => id)).not.toContain(79)
  await set(db, 78, { state: 'draft' })
  expect((await call.products.detail({ slug: 'edge' })).successor).toBeNull()
})

test('a product answers to slugs that it had before, until another has one', async () => {
  const { db, call } = await testCaller()
  await set(db, 79, { slug: 'edge-ii' })
  expect((await productBySlug(db, 'edge'))?.id).toBe(79)
  expect((await call.products.detail({ slug: 'edge' })).product.slug).toBe('edge-ii')
  const chosen = await call.comparison.table({ names: ['edge', 'calypso'] })
  expect(chosen.chosen.map(({ slug }) => slug)).toEqual(['edge-ii', 'calypso'])
  await set(db, 77, { slug: 'edge' })
  expect((await productBySlug(db, 'edge'))?.id).toBe(77)
})

test('featured products come in their order, then the newest', async () => {
  const { db, call } = await testCaller()
  const before = (await featuredProducts(db)).map(({ id }) => id)
  const [first = 0, second = 0] = before.slice(-2)
  await set(db, second, { featureOrder: 1 })
  await set(db, first, { featureOrder: 2 })
  const expected = [second, first, ...before.slice(0, -2)]
  expect((await featuredProducts(db)).map(({ id }) => id)).toEqual(expected)
  const shown = await call.products.highlights({ limit: 3 })
  expect(shown.map(({ id }) => id)).toEqual(expected.slice(0, 3))
})

test('related products stand beside a product in their order, without those that are in no list', async () => {
  const { db, call } = await testCaller()
  await set(db, 79, { related: '[71, 79, 78, 93]' })
  await set(db, 78, { state: 'draft' })
  const ids = async () => (await call.products.detail({ id: 79 })).others.map(({ id }) => id)
  expect(await ids()).toEqual([71, 93])
  await set(db, 79, { related: '[78]' })
  expect(await ids()).toEqual([77, 76])
})

test('a draft is seen with a preview of its own that has not ended, and by nothing else', async () => {
  const { db, call } = await testCaller()
  await set(db, 79, { state: 'draft' })
  await set(db, 78, { state: 'draft' })
  const preview = await signPreview(db, 79, Date.now())
  for (const key of [{ id: 79 }, { slug: 'edge' }])
    expect((await call.products.detail({ ...key, preview })).state).toBe('draft')
  const ended = await signPreview(db, 79, Date.now() - 8 * 24 * 60 * 60 * 1_000)
  for (const key of [
    { id: 78, preview },
    { id: 79, preview: ended },
    { id: 79, preview: preview.replace(/\.(\d+)/, '.9999999999') },
    { id: 79, preview: '' },
  ])
    await expect(call.products.detail(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await set(db, 79, { state: 'published' })
  expect((await call.products.detail({ id: 79, preview: ended })).state).toBe('published')
})

test('nothing of a preview is kept by a cache', async () => {
  const { app, db } = await testApp()
  await set(db, 79, { state: 'draft' })
  const preview = await signPreview(db, 79, Date.now())
  const url = procedure('products.detail', { id: 79, preview })
  for (const time of [1, 2]) {
    const { headers, statusCode } = await app.inject(url)
    expect([time, statusCode, headers['cache-control']]).toEqual([time, 200, 'no-store'])
  }
})
