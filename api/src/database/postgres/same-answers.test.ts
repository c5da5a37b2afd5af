import { categories } from '@argo/domain/products/category'
import { legalPages } from '@argo/domain/texts/legal-page'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { insertProducts, variantOf } from '../../products/test-variants.ts'
import { misspell, seeded } from '../../search/test-misspellings.ts'
import { testApp } from '../../test-app.ts'
import { appRouter } from '../../app-router.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema.ts'
import { openTestDatabase } from '../test-database.ts'
import { namesToSort, queriesOf } from './test-answers.ts'

test('SQLite and PostgreSQL give the same answer to every read', async () => {
  const [sqlite, postgres] = [await openDatabase('sqlite::memory:'), await openTestDatabase()]
  for (const { db } of [sqlite, postgres]) await addNames(db)
  const apps = await Promise.all(
    [sqlite, postgres].map(async (database) => (await testApp(database)).app),
  )
  const [onSqlite, onPostgres] = apps as [FastifyInstance, FastifyInstance]
  const reads = await readsOf(onSqlite)
  expect(reads.length).toBeGreaterThan(500)
  const called = new Set(reads.flatMap((url) => /^\/trpc\/([\w.]+)/.exec(url)?.[1] ?? []))
  expect([...called].toSorted()).toEqual(queriesOf(appRouter))
  const statuses: number[] = []
  for (const url of reads) {
    const expected = await answer(onSqlite, url)
    expect(await answer(onPostgres, url), url).toEqual(expected)
    statuses.push(expected.statusCode)
  }
  expect(statuses.filter((status) => status !== 200).length).toBeLessThan(15)
})

async function addNames(db: Database): Promise<void> {
  const all = db.selectFrom('products').selectAll()
  const model = await all.where('slug', '=', 'edge').executeTakeFirstOrThrow()
  await insertProducts(
    db,
    namesToSort.map((name, index) => ({ ...variantOf(model, 1_000 + index), name })),
  )
}

async function readsOf(app: FastifyInstance): Promise<string[]> {
  const products = (await app.inject('/api/products')).json<
    { id: number; slug?: string; name: string; description: string; specs: string[] }[]
  >()
  const random = seeded(5)
  const said = products.flatMap(({ name, specs, description }) => [
    name,
    misspell(name, random),
    specs[random(specs.length)]?.slice(0, 30) ?? '',
    description.split(' ').slice(0, 3).join(' '),
  ])
  const lists = await Promise.all(categories.map((category) => listReads(app, category)))
  return [
    '/api/products',
    '/api/products/featured',
    ...categories.map((category) => `/api/products/category/${category}`),
    ...products.map(({ id }) => `/api/products/${id}`),
    ...products.flatMap(({ slug }) => (slug ? [`/api/products/slug/${slug}`] : [])),
    '/api/products/0',
    '/api/products/slug/none',
    '/api/products/category/none',
    ...['products.menu', 'products.groups', 'products.downloads', 'fit.chairs', 'fit.names'].map(
      (name) => call(name),
    ),
    ...categories.map((category) => call('products.latest', { category })),
    call('products.highlights', { limit: 24 }),
    ...products.flatMap(({ slug }) => (slug ? [call('products.detail', { slug })] : [])),
    call('fit.answer', {}),
    ...['', '5080', '336 mm'].map((card) => call('fit.card', { card })),
    ...['contact', 'home', 'figures', 'questions', 'tiers', 'warranty', 'newsletter'].map((name) =>
      call(`texts.${name}`),
    ),
    ...categories.map((category) => call('texts.category', { category })),
    ...legalPages.map((page) => call('texts.legal', { page })),
    ...lists.flat(),
    ...[...said, 'mouse', 'psu', '360 radiator', 'x 1', 'warranty', 'zzzz'].flatMap((q) => [
      call('search.find', { q }),
      call('search.suggest', { q }),
    ]),
    ...categories.map((category) => call('comparison.table', { category })),
    '/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
  ]
}

async function listReads(app: FastifyInstance, category: string): Promise<string[]> {
  const first = await app.inject(call('products.page', { category, page: 1 }))
  const { orders } = first.json().result.data.json as { orders: { ways: { sort: string }[] }[] }
  const sorts = orders.flatMap(({ ways }) => ways.map(({ sort }) => sort))
  return [
    call('products.page', { category, page: 1 }),
    call('products.page', { category, page: 2 }),
    call('products.filters', { category }),
    ...sorts.map((sort) => call('products.page', { category, page: 1, sort })),
  ]
}

function call(procedure: string, input?: object): string {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : ''
  return `/trpc/${procedure}${query}`
}

async function answer(app: FastifyInstance, url: string) {
  const { statusCode, headers, body } = await app.inject(url)
  return {
    statusCode,
    type: headers['content-type'],
    // The two were filled one after the other.
    body: body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'),
  }
}
