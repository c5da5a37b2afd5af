import { productPath } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { site, testSite } from '../pages/test-site.ts'
import { growCategory } from '../products/test-many.ts'
import { readXml } from './test-xml.ts'
import { listProducts } from '../products/queries.ts'

interface Entry {
  id: string
  title: string
  updated: string
  summary: string
  link: { rel: string; href: string }[]
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

test('the feed tells of products, newest first, each with what a reader needs', async () => {
  const { app, db } = await testSite()
  const { body, headers } = await app.inject('/feed.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { feed } = readXml(body)
  const entries: Entry[] = feed.entry
  const products = await listProducts(db)
  expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom')
  expect(feed.title).toBe('New Argo products')
  expect(entries.map(({ title }) => title)).toEqual(products.map(({ name }) => name))
  expect(entries.map(({ link }) => link.map(({ rel, href }) => `${rel} ${href}`))).toEqual(
    products.map((product) => [
      `alternate ${site}${productPath(product)}`,
      `enclosure ${site}${product.imageUrl}`,
    ]),
  )
  expect(new Set(entries.map(({ id }) => id)).size).toBe(products.length)
  for (const { id, updated, summary } of entries) {
    expect(id).toMatch(/^tag:argo\.example,2026:product/)
    expect(updated).toMatch(dateTime)
    expect(summary.length).toBeGreaterThan(40)
  }
})

test('the feed was updated when its latest change was', async () => {
  const { db, text } = await testSite()
  await db
    .updateTable('products')
    .set({ updatedAt: '2027-01-02T03:04:05Z' })
    .where('id', '=', 64)
    .execute()
  expect(readXml(await text('/feed.xml')).feed.updated).toBe('2027-01-02T03:04:05Z')
})

test('a new product stands first, and no name breaks the feed or the sitemap', async () => {
  const { db, text } = await testSite()
  const name = `]]></title><script>alert("1")</script> & 'x' \u0001\u2028`
  const model = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 79)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('products')
    .values({ ...model, id: 500, slug: null, name, description: name, images: '["/a&b.svg"]' })
    .execute()
  const { feed } = readXml(await text('/feed.xml'))
  expect(feed.entry[0].title).toBe(name.replace('\u0001', '\uFFFD'))
  expect(JSON.stringify(readXml(await text('/sitemap.xml')))).toContain(`${site}/a&b.svg`)
})

test('an empty catalogue is an empty feed, and a long one tells its newest fifty', async () => {
  const { db, text } = await testSite()
  const entries = async () => readXml(await text('/feed.xml')).feed.entry ?? []
  await growCategory(db, 'edge', 60)
  expect(await entries()).toHaveLength(50)
  await db.deleteFrom('products').execute()
  expect(await entries()).toEqual([])
})

test('every page tells where the feed is', async () => {
  const { open } = await testSite()
  for (const url of ['/home', '/cases/edge', '/terms', '/nope'])
    expect((await open(url)).html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="New Argo products" href="/feed.xml"/>',
    )
})
