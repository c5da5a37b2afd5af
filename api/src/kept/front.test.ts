import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { growCategory } from '../products/test-many.ts'
import { openTestDatabase, testApp } from '../test-app.ts'

interface Site {
  url: string
  databaseUrl: string
  /** How many pages were rendered so far. */
  rendered: () => number
}

/** The real server, listening, whose pages say how many were rendered before them. */
async function site(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'argo-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = `sqlite:${join(folder, 'argo.sqlite')}`
  const database = await openTestDatabase(databaseUrl)
  let rendered = 0
  const { app } = await testApp({
    ...database,
    createRenderer: () => async (request) => {
      rendered += 1
      const status = request.url.endsWith('/nope') ? 404 : 200
      return new Response(
        `<!doctype html><title>page ${rendered}</title>${'<p>steel</p>'.repeat(200)}`,
        {
          status,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        },
      )
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, databaseUrl, rendered: () => rendered }
}

/** What stands on the wire: fetch would decode it. */
async function wire(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  send(url, { method, headers }, resolve).once('error', reject).end()
  const answer = await promise
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

test('a page is rendered once, however many ask, and once more after the catalogue changed', async () => {
  const { url, databaseUrl, rendered } = await site()
  await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${url}/home`).then((answer) => answer.text())),
  )
  expect(rendered()).toBe(1)
  // Somebody else's connection: a change made by another process.
  const { db: other } = await openDatabase(databaseUrl)
  await other.updateTable('products').set({ name: 'Edge 2' }).where('id', '=', 79).execute()
  await other.destroy()
  expect(await (await fetch(`${url}/home`)).text()).toContain('page 2')
  expect(await (await fetch(`${url}/api/products/79`)).json()).toMatchObject({ name: 'Edge 2' })
})

test('a visitor’s message or subscription renders nothing anew', async () => {
  const { url, rendered } = await site()
  await fetch(`${url}/home`)
  const answer = await fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@example.com' }),
  })
  expect(answer.status).toBe(201)
  await fetch(`${url}/home`)
  expect(rendered()).toBe(1)
})

test('who has the page already is told that it has not changed, until it has', async () => {
  const { url, databaseUrl } = await site()
  const etag = (await wire(`${url}/api/products`)).headers.etag ?? ''
  expect(etag).toMatch(/^"[\w-]{22}-identity"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await wire(`${url}/api/products`, { 'If-None-Match': known })
    expect(answer.status).toBe(304)
    expect(answer.body).toHaveLength(0)
    expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding' })
    expect(answer.headers['cache-control']).toContain('s-maxage')
  }
  const { db: other } = await openDatabase(databaseUrl)
  await other.deleteFrom('products').where('id', '=', 64).execute()
  await other.destroy()
  const answer = await wire(`${url}/api/products`, { 'If-None-Match': etag })
  expect(answer.status).toBe(200)
  expect(answer.headers.etag).not.toBe(etag)
})

test('each client gets the form it takes, under an ETag of its own, never another’s', async () => {
  const { url } = await site()
  const [plain, brotli, zipped] = await Promise.all([
    wire(`${url}/home`),
    wire(`${url}/home`, { 'Accept-Encoding': 'gzip, br' }),
    wire(`${url}/home`, { 'Accept-Encoding': 'gzip' }),
  ])
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(new Set([plain, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers, body } of [plain, brotli, zipped]) {
    expect(headers.vary).toContain('accept-encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
  }
  const mixedUp = await wire(`${url}/home`, { 'If-None-Match': brotli.headers.etag ?? '' })
  expect(mixedUp.status).toBe(200)
})

test('a kept answer carries every header that the app gave it', async () => {
  const { url } = await site()
  const first = await wire(`${url}/home`)
  const second = await wire(`${url}/home`)
  const { date: _one, ...before } = first.headers
  const { date: _other, ...after } = second.headers
  expect(after).toEqual(before)
  expect(after).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('a page that is not found is rendered each time, compressed like others', async () => {
  const { url, rendered } = await site()
  await wire(`${url}/nope`)
  const answer = await wire(`${url}/nope`, { 'Accept-Encoding': 'br' })
  expect(answer.status).toBe(404)
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers.etag).toBeUndefined()
  expect(rendered()).toBe(2)
})

test('HEAD is answered like GET, without content', async () => {
  const { url } = await site()
  const get = await wire(`${url}/api/products/79`)
  const head = await wire(`${url}/api/products/79`, {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('redirects, bad input, writes and files are the app’s own business', async () => {
  const { url } = await site()
  expect((await wire(`${url}/api/products/abc`)).status).toBe(400)
  expect((await wire(`${url}/api/products/999999`)).status).toBe(404)
  expect((await wire(`${url}/api/contact`)).status).toBe(405)
  expect((await wire(`${url}/assets/none.js`)).status).toBe(404)
  expect((await wire(`${url}/healthz`)).headers['cache-control']).toBe('no-store')
  expect((await wire(`${url}/%E0%A4%A`)).status).toBe(200)
})

test('the procedures’ reads are kept as the pages are', async () => {
  const { url } = await site()
  const first = await fetch(`${url}/trpc/products.groups`)
  expect(first.headers.get('etag')).toMatch(/^"/)
  expect(first.headers.get('cache-control')).toContain('s-maxage')
  expect(await first.text()).toContain('"peripherals"')
  const again = await wire(`${url}/trpc/products.groups`, {
    'If-None-Match': '"another"',
    'Accept-Encoding': 'br',
  })
  expect(again.status).toBe(200)
  expect(brotliDecompressSync(again.body).toString()).toContain('"peripherals"')
})

/** A site with so many products that the list of them is larger than an answer that is kept as it is. */
async function largeSite() {
  const large = await site()
  const { db: other } = await openDatabase(large.databaseUrl)
  onTestFinished(() => other.destroy())
  await growCategory(other, 'edge', 3_000)
  return { ...large, other }
}

test('a list too large to keep as it is passes through whole, as it is read', async () => {
  const { url } = await largeSite()
  const { status, headers, body } = await wire(`${url}/api/products`)
  expect(status).toBe(200)
  expect(body.length).toBeGreaterThan(4 * 1024 * 1024)
  expect(JSON.parse(String(body)).length).toBeGreaterThan(3_000)
  expect(headers.etag).toBeUndefined()
  expect(headers['transfer-encoding']).toBe('chunked')
  expect(headers['cache-control']).toContain('s-maxage')
})

test('a large list is kept in the compressed forms, each made once, until the catalogue changes', async () => {
  const { url, other } = await largeSite()
  const ask = (encoding: string, headers = {}) =>
    wire(`${url}/api/products`, { 'Accept-Encoding': encoding, ...headers })
  const [plain, brotli, zipped, again] = await Promise.all([
    ask('identity'),
    ask('br'),
    ask('gzip'),
    ask('br'),
  ])
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
  expect(again.headers).toEqual({ ...brotli.headers, date: again.headers.date })
  for (const { headers, body } of [brotli, zipped]) {
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  const etag = brotli.headers.etag ?? ''
  expect(etag).toMatch(/^"[\w-]{22}-br"$/)
  expect((await ask('br', { 'If-None-Match': etag })).status).toBe(304)
  expect((await ask('gzip', { 'If-None-Match': etag })).status).toBe(200)
  await other.updateTable('products').set({ name: 'Edge 2' }).where('id', '=', 79).execute()
  const changed = await ask('br', { 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(String(brotliDecompressSync(changed.body))).toContain('"name":"Edge 2"')
})

test('a kept answer tells the second in which it is sent', async () => {
  const { url } = await site()
  const sentAt = async () => Date.parse((await wire(`${url}/home`)).headers.date ?? '')
  await sentAt()
  const before = await sentAt()
  await setTimeout(1_100)
  expect(await sentAt()).toBeGreaterThan(before)
  expect(Date.now() - (await sentAt())).toBeLessThan(2_000)
})

test('a connection that is to end is told so, and one that lasts is not', async () => {
  const { url } = await site()
  for (const known of ['"another"', '*']) {
    for (const connection of ['keep-alive', 'close', 'keep-alive']) {
      const answer = await wire(`${url}/home`, { connection, 'If-None-Match': known })
      expect(answer.headers.connection).toBe(connection)
    }
  }
})
