import { forAllTests } from '../database/test-finished.ts'
import { cacheControl } from '../protocol/cache-control.ts'
import { createHash } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { observable } from '@trpc/server/observable'
import { expect, test } from 'vitest'
import { breakProduct } from '../products/test-malformed.ts'
import { productionRenderer } from './production-renderer.ts'
import { type Page, site, testSite } from './test-site.ts'

const shared = forAllTests(testSite)

test.each([
  '/nope',
  '/nope/',
  '/nope/nope',
  '/nope/nope/nope',
  '/constructor',
  '/__proto__',
  '/%zz',
  '/%ff',
  '/caf%C3%A9',
  '/index.html',
  '/.env',
  '/..%2f..%2fetc%2fpasswd',
  `/${'a'.repeat(3_000)}`,
  '/home/nope',
  '/contact/%EF%BF%BF/+a',
  '/fit/chairs/Caf%C3%A9',
  '/assets',
  '/pictures/',
])('an unknown address, %s, shows the 404 card as a page', async (address) => {
  const { open } = shared()
  const page = await open(address)
  expect(page.status).toBe(404)
  expect(page.type).toMatch(/^text\/html/i)
  expect(page.titles).toEqual(['404 Page Not Found – Argo'])
  expect(page.canonicals).toEqual([])
  expect(page.text).toContain('404 Page Not Found')
  expect(page.text).toContain('Did you forget to add the page to the router?')
  expect(page.html).not.toMatch(/\sstyle="/)
})

test.each([
  '/product/999999',
  '/product/abc',
  '/product/0',
  '/product/-1',
  '/product/1.5',
  '/product/9007199254740993',
  '/product/constructor',
  '/cases/nope',
  '/chairs/edge',
  '/mice/swift-pro',
  '/cases/%00',
  `/product/${'9'.repeat(2_000)}`,
])('a product that is none, %s, returns 404, says so and leads on', async (address) => {
  const { open } = shared()
  const page = await open(address)
  expect(page.status).toBe(404)
  expect(page.titles).toEqual(['Product not found – Argo'])
  const main = page.html.slice(page.html.indexOf('<main')).split('</main>')[0]
  expect(main).toMatch(/<h1[^>]*>Product not found</)
  expect(main).toContain('action="/search"')
})

test.each([
  '//evil.example',
  '//evil.example/home',
  '/\\evil.example',
  '///evil.example//',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '//evil.example/%2e%2e',
  '/home//evil.example',
  '/.//evil.example',
])('the address %s leads to no other site', async (address) => {
  const { app } = shared()
  const response = await app.inject({ url: address, headers: { host: 'evil.example' } })
  expect(response.headers.location ?? '/home').toMatch(/^\/(?![/\\])/)
  expect(response.statusCode).toBeLessThan(500)
  expect(response.body).not.toMatch(/(href|src|content)="(https?:)?\/\/evil/)
})

test('a host that the visitor’s browser claims is nowhere in the page', async () => {
  const { app } = shared()
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
  }
  for (const url of ['/home', '/cases/edge', '/nope', '/'])
    expect(
      JSON.stringify(
        await app.inject({ url, headers }).then(({ body, headers }) => [body, headers]),
      ),
    ).not.toMatch(/evil|gopher/)
})

test('a page’s policy lets scripts and styles of the site through, and of inline ones its own by their hashes', async () => {
  const { app } = shared()
  for (const url of ['/home', '/products', '/chairs/astra', '/contact', '/nope', '/product/0']) {
    const { body, headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    for (const tag of ['script', 'style']) {
      const hashes = inlineHashes(body, tag)
      expect(hashes.length).toBeGreaterThan(0)
      const [, sources = ''] = new RegExp(`${tag}-src 'self' ([^;]*)`).exec(policy) ?? []
      expect(sources.split(' ').toSorted()).toEqual(hashes)
    }
    expect(policy).not.toMatch(/unsafe|nonce|https?:/)
    expect(body).not.toMatch(/nonce|javascript:/)
  }
})

function inlineHashes(html: string, tag: string): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*(?: src=|json))[^>]*>([^]*?)</${tag}>`, 'g')
  return [...html.matchAll(inline)]
    .map(([, content = '']) => createHash('sha256').update(content).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
    .toSorted()
}

test('a page is revalidated each time, and one of a product that is not there is not stored', async () => {
  const { app } = shared()
  expect((await app.inject('/home')).headers['cache-control']).toBe(cacheControl)
  expect((await app.inject('/cases/nope')).headers['cache-control']).toBe('no-store')
})

function expectFailurePage(
  { status, titles, text, html }: Page,
  expected = 500,
  words = 'Something went wrong on our side. Please try again in a moment, or tell us this number: ',
) {
  expect(status).toBe(expected)
  expect(titles).toEqual(['This page could not be loaded – Argo'])
  expect(text).toContain(words)
  expect(text).not.toContain('Product not found')
  expect(html).toMatch(/<header.+<main.+<h1.+<footer/s)
  expect(html).not.toMatch(/SyntaxError|SqliteError|node_modules|\bat .+:\d+:\d+|no such table/)
}

test('a page whose data fails returns 500 with words for visitors and nothing of the inside', async () => {
  const { app, db, open } = await testSite()
  await sql`ALTER TABLE products RENAME TO elsewhere`.execute(db)
  for (const url of ['/cases/edge', '/cases', '/products', '/home']) {
    expectFailurePage(await open(url))
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBeTruthy()
  }
})

test('the log says why a page failed, and nothing that its visitor typed', async () => {
  const lines: { msg: string; err?: object }[] = []
  const { app, db } = await testSite({
    logLevel: 'error',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  await sql`ALTER TABLE products RENAME TO elsewhere`.execute(db)
  await app.inject('/search?q=ada%40example.com')
  expect(lines.find(({ msg }) => msg === 'page failed')?.err).toMatchObject({
    message: 'no such table: products',
    stack: expect.stringContaining('\n    at '),
  })
  expect(JSON.stringify(lines)).not.toContain('example.com')
})

test('a page that fails by its own code tells its cause to who asked for it', async () => {
  const { createRenderer } = await productionRenderer()
  const errors: unknown[] = []
  const page = await createRenderer({ publicUrl: site })(new Request(`${site}/cases`), {
    link: () => () =>
      observable((observer) => {
        observer.next({ result: { type: 'data', data: null } })
        observer.complete()
      }),
    nonce: '',
    onError: (error) => errors.push(error),
  })
  expect(page.status).toBe(500)
  expect(errors).toEqual([expect.any(TypeError)])
})

test('a page whose data is unavailable for now returns 503 and when to try again', async () => {
  const { app, db, databaseUrl, open } = await testSite()
  const file = databaseUrl.slice('sqlite:'.length)
  await sql`PRAGMA cache_size = 0`.execute(db)
  await sql`PRAGMA shrink_memory`.execute(db)
  writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a))
  expectFailurePage(await open('/cases/edge'), 503, 'We cannot reach our data just now.')
  const { headers } = await app.inject('/cases/edge')
  expect(headers['retry-after']).toBe('5')
  expect(headers['cache-control']).toBe('no-store')
})

test('a malformed product takes down its own page alone', async () => {
  const { app, db, open } = await testSite()
  await breakProduct(db, 'edge', { specs: '["a: b",]' })
  for (const url of ['/cases/edge', '/product/79']) {
    const page = await open(url)
    expectFailurePage(page, 503, 'This cannot be shown until we have mended it.')
    expect(page.html).not.toMatch(/Unexpected token|a: b/)
  }
  const response = await app.inject('/cases/edge')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.headers['cache-control']).toBe('no-store')
  const others = ['/home', '/products', '/cases', '/cases/calypso', '/contact', '/sitemap.xml']
  for (const url of others) expect([url, (await open(url)).status]).toEqual([url, 200])
  expect((await open('/nope')).status).toBe(404)
})

test('a category without products has its head, with their number, and says so below it', async () => {
  const { open, db } = await testSite()
  await db.deleteFrom('products').where('category', '=', 'monitors').execute()
  const { text } = await open('/products?category=monitors')
  for (const words of ['0 Products', 'View All Categories', 'No monitors found'])
    expect(text).toContain(words)
  expect((await open('/monitors')).text).toContain('No monitors found')
})

test('every page names an icon for each kind of browser and a manifest, whose icons there are', async () => {
  const { app } = shared()
  const { body } = await app.inject('/site.webmanifest')
  const { icons, start_url } = JSON.parse(body) as { icons: { src: string }[]; start_url: string }
  const named = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']
  const { body: page } = await app.inject(start_url)
  for (const url of named) expect(page).toMatch(new RegExp(`<link [^>]*href="${url}"`))
  for (const url of [...named, ...icons.map(({ src }) => src)])
    expect((await app.inject(url)).statusCode, url).toBe(200)
})
