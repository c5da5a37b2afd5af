import { expect, test } from 'vitest'
import { signPreview } from '../products/preview.ts'
import { testSite } from './test-site.ts'

test('the address of a slug that a product had leads to the present one for good, by every spelling', async () => {
  const { app, db, open } = await testSite()
  const rename = (slug: string | null) =>
    db.updateTable('products').set({ slug }).where('id', '=', 98).execute()
  await rename('swift-pro-2')
  for (const url of [
    '/chairs/swift-pro',
    '/chairs/swift-pro/',
    '/product/swift-pro',
    '/cases/swift-pro',
  ]) {
    const { statusCode, headers } = await app.inject(url)
    expect([url, statusCode, headers.location]).toEqual([url, 308, '/chairs/swift-pro-2'])
    expect(headers['cache-control']).toContain('max-age=0')
  }
  const colored = await app.inject('/chairs/swift-pro?color=Black%2FBlue')
  expect(colored.headers.location).toBe('/chairs/swift-pro-2?color=Black%2FBlue')
  expect((await open(String(colored.headers.location))).html).toContain(
    '/pictures/swift-pro/black-blue/hero',
  )
  await rename(null)
  expect((await app.inject('/chairs/swift-pro')).headers.location).toBe('/product/98')
  await db.deleteFrom('products').where('id', '=', 98).execute()
  expect((await open('/chairs/swift-pro')).status).toBe(404)
})

test('a discontinued product says so on its page, with a link to its successor, and to machines', async () => {
  const { db, open } = await testSite()
  await db
    .updateTable('products')
    .set({ state: 'discontinued', successorId: 78 })
    .where('id', '=', 79)
    .execute()
  const { status, text, html } = await open('/cases/edge')
  expect(status).toBe(200)
  expect(text).toContain('Discontinued. We no longer make this product')
  expect(text).toContain('Its successor is Calypso.')
  expect(html).toContain('"availability":"https://schema.org/Discontinued"')
  expect(text).not.toContain('Notify me')
  expect((await open('/cases')).html).not.toContain('href="/cases/edge"')
  expect((await open('/cases/calypso')).html).not.toContain('schema.org/Discontinued')
})

test('where a product is sold stands on its page when it is known', async () => {
  const { db, open } = await testSite()
  expect((await open('/cases/edge')).text).not.toContain('Where to buy')
  await db
    .updateTable('products')
    .set({ dealers: '[{"name":"Parts & Co","address":"https://parts.example/edge"}]' })
    .where('id', '=', 79)
    .execute()
  const { text, html } = await open('/cases/edge')
  expect(text).toContain('Where to buyParts & Co')
  expect(html).toContain('href="https://parts.example/edge"')
})

test('a draft is seen at its own address with a preview, which no cache and no search engine keeps', async () => {
  const { app, db, open } = await testSite()
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', 79).execute()
  expect((await open('/cases/edge')).status).toBe(404)
  const preview = await signPreview(db, 79, Date.now())
  for (const path of ['/cases/edge', '/product/79']) {
    const url = `${path}?preview=${preview}`
    expect((await open(url)).text).toContain('Preview, not published')
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  }
  // The colors of a preview stay in it.
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', 98).execute()
  const chair = `/chairs/swift-pro?preview=${await signPreview(db, 98, Date.now())}`
  expect((await open(chair)).html).toMatch(/href="[^"]*color=Black%2FBlue[^"]*preview=98\./)
  expect((await open('/cases/edge')).status).toBe(404)
})
