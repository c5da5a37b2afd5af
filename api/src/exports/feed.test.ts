import { productPath } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { site, testSite } from '../pages/test-site.ts'
import { growCategory } from '../products/test-many.ts'
import { readXml } from './test-xml.ts'
import { listProducts } from '../products/queries.ts'

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

test('the feed tells of products, newest first, each with what a reader needs', async () => {
  const { app, db } = await testSite()
  const { body, headers } = await app.inject('/feed.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const elements = readXml(body)
  const all = (wanted: string) => elements.filter(({ name }) => name === wanted)
  const products = await listProducts(db)
  expect(all('feed')).toHaveLength(1)
  expect(all('feed')[0]?.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
  expect(all('entry')).toHaveLength(products.length)
  expect(all('title').map(({ text }) => text)).toEqual([
    'New Argo products',
    ...products.map(({ name }) => name),
  ])
  expect(
    all('link')
      .filter(({ attributes }) => attributes.rel === 'alternate')
      .map(({ attributes }) => attributes.href),
  ).toEqual([`${site}/products`, ...products.map((product) => site + productPath(product))])
  expect(
    all('link')
      .filter(({ attributes }) => attributes.rel === 'enclosure')
      .map(({ attributes }) => attributes.href),
  ).toEqual(products.map(({ imageUrl }) => site + imageUrl))
  const ids = all('id').map(({ text }) => text)
  expect(new Set(ids).size).toBe(products.length + 1)
  for (const id of ids) expect(id).toMatch(/^tag:argo\.example,2026:product/)
  for (const { text } of all('updated')) expect(text).toMatch(dateTime)
  for (const { text } of all('summary')) expect(text.length).toBeGreaterThan(40)
})

test('the feed was updated when its latest change was', async () => {
  const { db, text } = await testSite()
  await db
    .updateTable('products')
    .set({ updatedAt: '2027-01-02T03:04:05Z' })
    .where('id', '=', 64)
    .execute()
  expect(readXml(await text('/feed.xml')).find(({ name }) => name === 'updated')?.text).toBe(
    '2027-01-02T03:04:05Z',
  )
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
  const titles = readXml(await text('/feed.xml')).filter((element) => element.name === 'title')
  expect(titles[1]?.text).toBe(name.replace('\u0001', '\uFFFD'))
  expect(readXml(await text('/sitemap.xml')).map((element) => element.text)).toContain(
    `${site}/a&b.svg`,
  )
})

test('an empty catalogue is an empty feed, and a long one tells its newest fifty', async () => {
  const { db, text } = await testSite()
  const entries = async () =>
    readXml(await text('/feed.xml')).filter(({ name }) => name === 'entry').length
  await growCategory(db, 'edge', 60)
  expect(await entries()).toBe(50)
  await db.deleteFrom('products').execute()
  expect(await entries()).toBe(0)
})

test('every page tells where the feed is', async () => {
  const { open } = await testSite()
  for (const url of ['/home', '/cases/edge', '/terms', '/nope'])
    expect((await open(url)).html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="New Argo products" href="/feed.xml"/>',
    )
})
