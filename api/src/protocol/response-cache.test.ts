import { type IncomingMessage, request as send } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { testApp } from '../test-app.ts'
import { addResponseCache, cacheReads } from './response-cache.ts'

interface Site {
  url: string
  databaseUrl: string
  /** The addresses of the pages that were rendered so far. */
  rendered: string[]
}

/** The real server, listening, whose pages say how many were rendered before them. */
async function site(given: Parameters<typeof testApp>[0] = {}): Promise<Site> {
  const rendered: string[] = []
  const { app, databaseUrl } = await testApp({
    createRenderer: () => async (request) => {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      const status = pathname.includes('nope') || pathname === '/404' ? 404 : 200
      return new Response(
        `<!doctype html><title>page ${rendered.length}</title>${'<p>steel</p>'.repeat(200)}`,
        { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
      )
    },
    ...given,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, databaseUrl, rendered }
}

/** The response as it was sent; fetch would decode it. */
async function wire(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  send(url, { method, headers }, resolve).once('error', reject).end()
  const response = await promise
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

test('a page is rendered once, however many ask, and once more after the catalogue changed', async () => {
  const { url, databaseUrl, rendered } = await site()
  await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${url}/home`).then((response) => response.text())),
  )
  expect(rendered).toHaveLength(1)
  // Somebody else's connection: a change made by another process.
  const { db: other } = await openDatabase(databaseUrl)
  await other.updateTable('products').set({ name: 'Edge 2' }).where('id', '=', 79).execute()
  await other.destroy()
  expect(await (await fetch(`${url}/home`)).text()).toContain('page 2')
  expect(await (await fetch(`${url}/api/products/79`)).json()).toMatchObject({ name: 'Edge 2' })
})

test('who asks for a page that is being rendered waits for it', async () => {
  const gate = Promise.withResolvers<void>()
  const rendered: string[] = []
  const { app } = await testApp({
    createRenderer: () => async (request) => {
      rendered.push(new URL(request.url).pathname)
      await gate.promise
      return new Response('<!doctype html><title>a page</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
  })
  const home = Array.from({ length: 10 }, () => app.inject('/home'))
  // Another page has its turn after them, where two are rendered at once.
  const others = app.inject('/products')
  await expect.poll(() => rendered).toContain('/products')
  gate.resolve()
  await Promise.all([...home, others])
  expect(rendered.toSorted()).toEqual(['/home', '/products'])
})

test('a page that was begun before the catalogue changed is sent to who asked, and to nobody after', async () => {
  let version = 1
  const gate = Promise.withResolvers<void>()
  const rendered: string[] = []
  const { url } = await site({
    catalogueVersion: () => version,
    createRenderer: () => async (request) => {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const made = version
      if (pathname === '/home' && made === 1) await gate.promise
      return new Response(`<!doctype html><title>version ${made}</title>`, {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
  })
  const begun = fetch(`${url}/home`)
  await expect.poll(() => rendered).toEqual(['/home'])
  version = 2
  // The cache knows of the change before the page is done.
  await fetch(`${url}/products`)
  gate.resolve()
  expect(await (await begun).text()).toContain('version 1')
  expect(await (await fetch(`${url}/home`)).text()).toContain('version 2')
})

test('who has the page already is told that it has not changed, until it has', async () => {
  const { url, databaseUrl } = await site()
  const etag = (await wire(`${url}/api/products`)).headers.etag ?? ''
  expect(etag).toMatch(/^"[\w-]{22}-identity"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await wire(`${url}/api/products`, { 'If-None-Match': known })
    expect(response.status).toBe(304)
    expect(response.body).toHaveLength(0)
    expect(response.headers).toMatchObject({ etag, vary: 'accept-encoding' })
    expect(response.headers['cache-control']).toContain('s-maxage')
  }
  const { db: other } = await openDatabase(databaseUrl)
  await other.deleteFrom('products').where('id', '=', 64).execute()
  await other.destroy()
  const response = await wire(`${url}/api/products`, { 'If-None-Match': etag })
  expect(response.status).toBe(200)
  expect(response.headers.etag).not.toBe(etag)
})

test('each client gets a content coding it takes, under an ETag of its own', async () => {
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

test('the page for unknown addresses is rendered once for all of them', async () => {
  const { url, rendered } = await site()
  for (const path of ['/nope', '/.env', '/wp-login.php?user=1', '/nope/one/two'])
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': '*' }
      const response = await wire(url + path, headers)
      expect(response.status).toBe(404)
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers.etag).toBeUndefined()
    }
  expect(rendered).toEqual(['/404'])
})

test('the page for a product that is not there is rendered each time and compressed like others', async () => {
  const { url, rendered } = await site()
  await wire(`${url}/cases/nope`)
  const response = await wire(`${url}/cases/nope`, { 'Accept-Encoding': 'br' })
  expect(response.status).toBe(404)
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.headers.etag).toBeUndefined()
  expect(rendered).toEqual(['/cases/nope', '/cases/nope'])
})

test('the procedures’ reads are cached as the pages are', async () => {
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

test('a response that breaks off while it is read is a 500, and the next request tries again', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  addResponseCache(app, () => 1)
  app.addHook('onRoute', cacheReads())
  let broken = true
  app.get('/list', async (_request, reply) => {
    reply.header('Cache-Control', 's-maxage=60')
    return reply.send(
      Readable.from(
        (function* () {
          yield 'the first half'
          if (broken) throw new Error('a broken row')
        })(),
      ),
    )
  })
  const waiting = await Promise.all([app.inject('/list'), app.inject('/list')])
  expect(waiting.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  broken = false
  expect((await app.inject('/list')).body).toBe('the first half')
})

/** A site on which a page takes until `finish` is called. */
async function slowSite(render: () => Response) {
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const { app } = await testApp({
    createRenderer: () => async (request) => {
      started.push(request.url)
      await gate.promise
      return render()
    },
  })
  const finish = async () => {
    // Until then the requests have come as far as they do.
    await setTimeout(50)
    gate.resolve()
  }
  return { app, started, finish }
}

test('each of those who wait for a page that fails is told so in its own form, with its own number', async () => {
  const { app, started, finish } = await slowSite(() => {
    throw new Error('broken')
  })
  const waiting = ['*/*', 'text/html', 'text/html'].map((accept) =>
    app.inject({ url: '/cases/edge', headers: { accept } }),
  )
  await finish()
  const responses = await Promise.all(waiting)
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    [
      [500, 'application/problem+json; charset=utf-8'],
      [500, 'text/html; charset=utf-8'],
      [500, 'text/html; charset=utf-8'],
    ],
  )
  const numbers = responses.map(({ headers }) => headers['x-request-id'])
  expect(new Set(numbers).size).toBe(3)
  expect(started).toHaveLength(3)
})

test.each([{ method: 'HEAD' as const }, { headers: { 'trpc-accept': 'application/jsonl' } }])(
  'who waits for a procedure gets its result, whatever the first that called it asked for (%j)',
  async (first) => {
    const { app, started, finish } = await slowSite(() => new Response('a page'))
    const pages = ['/home', '/products'].map((url) => app.inject(url))
    await expect.poll(() => started.length).toBe(2)
    const url = '/trpc/products.menu'
    const led = app.inject({ url, ...first })
    const waiting = Array.from({ length: 3 }, () => app.inject(url))
    await finish()
    for (const { statusCode, body } of await Promise.all(waiting)) {
      expect(statusCode).toBe(200)
      expect(body).toContain('"peripherals"')
    }
    await Promise.all([led, ...pages])
  },
)

test('a connection that is to end is told so, and one that lasts is not', async () => {
  const { url } = await site()
  for (const known of ['"another"', '*']) {
    for (const connection of ['keep-alive', 'close', 'keep-alive']) {
      const response = await wire(`${url}/home`, { connection, 'If-None-Match': known })
      expect(response.headers.connection).toBe(connection)
    }
  }
})

test('queries that a page does not read, and other spellings of its address, are hits of the plain page', async () => {
  const { url, rendered } = await site()
  for (const address of [
    '/cases/edge',
    '/cases/edge?utm_source=mail&fbclid=abc',
    '/cases/edge?page=2&from=1&random=7',
    '/c%61ses/%65dge',
  ])
    expect((await wire(url + address)).status).toBe(200)
  expect(rendered).toEqual(['/cases/edge'])
  await wire(`${url}/cases/edge?utm_source=mail&color=Black`)
  await wire(`${url}/cases/edge?color=Black&fbclid=abc`)
  expect(rendered).toEqual(['/cases/edge', '/cases/edge?color=Black'])
  await wire(`${url}/cases?utm_source=mail&page=2`)
  expect(rendered.at(-1)).toBe('/cases?page=2')
})

test('made-up addresses take the memory of the cache, and no page out of it', async () => {
  const rendering: string[] = []
  const { url } = await site({
    createRenderer: () => async (request) => {
      rendering.push(request.url)
      return new Response('<!doctype html><title>large</title>'.padEnd(400_000), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
  })
  await wire(`${url}/home`)
  for (let color = 0; color < 60; color += 1) await wire(`${url}/cases/edge?color=${color}`)
  const made = rendering.length
  await wire(`${url}/home`)
  expect(rendering).toHaveLength(made)
  await wire(`${url}/cases/edge?color=0`)
  expect(rendering).toHaveLength(made + 1)
})

test('of five thousand responses the one that was asked for longest ago makes room for another', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  addResponseCache(app, () => 1)
  app.addHook('onRoute', cacheReads())
  let made = 0
  app.get('/list/:number', (_request, reply) => {
    made += 1
    return reply.header('Cache-Control', 's-maxage=60').send('a list')
  })
  const open = async (number: number) => {
    const before = made
    await app.inject(`/list/${number}`)
    return made > before
  }
  for (let number = 0; number < 5_000; number += 1) await open(number)
  expect([await open(0), await open(5_000)]).toEqual([false, true])
  expect([await open(0), await open(2), await open(1)]).toEqual([false, false, true])
})

test('a version that cannot be read is a miss and one line in the log', async () => {
  let readable = true
  const lines: string[] = []
  const { url, rendered } = await site({
    logLevel: 'error',
    logTo: { write: (line) => void lines.push(JSON.parse(line).msg) },
    catalogueVersion: () => {
      if (!readable) throw new Error('no such table')
      return 1
    },
  })
  await wire(`${url}/home`)
  await wire(`${url}/home`)
  expect(rendered).toHaveLength(1)
  readable = false
  expect((await wire(`${url}/home`)).status).toBe(200)
  expect((await wire(`${url}/home`)).status).toBe(200)
  expect(rendered).toHaveLength(3)
  expect(lines.filter((line) => line.startsWith('the catalogue’s version'))).toHaveLength(1)
  readable = true
  await wire(`${url}/home`)
  expect(rendered).toHaveLength(3)
})

test('HEAD and conditional requests are answered from the cache, and may fill it', async () => {
  const { url, rendered } = await site()
  const head = await wire(`${url}/home`, { 'Accept-Encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  const etag = head.headers.etag ?? ''
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': etag }
  for (const method of ['GET', 'HEAD']) {
    const response = await wire(`${url}/home`, known, method)
    expect([response.status, response.body.length, response.headers.etag]).toEqual([304, 0, etag])
    expect(response.headers['content-length']).toBeUndefined()
  }
  expect((await wire(`${url}/home`, { ...known, 'Cache-Control': 'no-cache' })).status).toBe(200)
  expect(rendered).toHaveLength(1)
  const first = await wire(`${url}/cases`, { 'If-None-Match': '*' })
  expect([first.status, first.body.length]).toEqual([304, 0])
})
