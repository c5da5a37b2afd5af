import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const page = (title: string) =>
  new Response(`<!doctype html><title>${title}</title>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

async function listen(
  app: FastifyInstance,
): Promise<{ url: string; open: (localAddress?: string) => Promise<Socket> }> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    open: async (localAddress) => {
      const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
  }
}

const connections = (app: FastifyInstance) =>
  promisify(app.server.getConnections.bind(app.server))()

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: argo.example\r\n\r\n`
const getLast = (path: string) => get(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')

/** A site whose pages, but for /home, are rendered only when `finish` is called. */
async function slowSite(given: Parameters<typeof testApp>[0] = {}) {
  const started: string[] = []
  const gate = Promise.withResolvers<void>()
  const { app } = await testApp({
    createRenderer: () => async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/home') return page('home')
      started.push(pathname)
      await gate.promise
      return page(pathname)
    },
    ...given,
  })
  const { url, open } = await listen(app)
  await (await fetch(`${url}/home`)).text()
  return { app, url, open, started, finish: gate.resolve }
}

test('a thousand pipelined pages have their connection cut, and nearly none of them is rendered', async () => {
  // Not because it waits for too long.
  const { open, started, finish } = await slowSite({ stallTimeout: 0 })
  const socket = await open()
  const closed = once(socket, 'close')
  socket.write(Array.from({ length: 1_000 }, (_, index) => get(`/cases/unknown-${index}`)).join(''))
  await closed
  const visitor = await open()
  visitor.write(getLast('/home'))
  expect(await text(visitor)).toContain('home')
  finish()
  expect(started.length).toBeLessThanOrEqual(2)
})

test('a client that pipelines loses that connection alone, and what a neighbour behind its address sends arrives', async () => {
  const { open } = await slowSite({ stallTimeout: 0 })
  const [pipelining, neighbour] = await Promise.all([open(), open()])
  pipelining.resume()
  const body = new URLSearchParams({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    subject: 'other',
  })
  const form = `POST /contact HTTP/1.1\r\nHost: argo.example\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${String(body).length}\r\n\r\n${body}`
  neighbour.write(form.slice(0, -20))
  const closed = once(pipelining, 'close')
  pipelining.write(get('/cases/unknown').repeat(6))
  await closed
  neighbour.write(form.slice(-20))
  expect(await text(neighbour)).toMatch(/^HTTP\/1\.1 303/)
})

// All of 127.0.0.0/8 is the loopback on Linux, and not elsewhere.
test.runIf(process.platform === 'linux')(
  'many connections of one address that pipeline are read one a turn, and a visitor is served in between',
  async () => {
    const { app, open } = await slowSite({ stallTimeout: 0 })
    const sockets = await Promise.all(Array.from({ length: 60 }, () => open()))
    const visitor = await open('127.0.0.2')
    await expect.poll(() => connections(app)).toBeGreaterThan(60)
    const readBefore: number[] = []
    let cut = 0
    for (const socket of sockets) socket.resume().once('close', () => (cut += 1))
    let begun = 0
    app.server.on('request', () => (begun += 1))
    for (const socket of sockets) socket.write(get('/cases/unknown').repeat(500))
    visitor.write(getLast('/home'))
    visitor.once('data', () => readBefore.push(begun))
    expect(await text(visitor)).toContain('home')
    await expect.poll(() => cut).toBe(60)
    expect(readBefore[0]).toBeLessThan(begun / 2)
  },
)

test('a client that does not read what it requested is cut', async () => {
  const { app } = await testApp({
    stallTimeout: 200,
    createRenderer: () => async () => page('x'.repeat(32 * 1024 * 1024)),
  })
  const { open } = await listen(app)
  const socket = await open()
  socket.pause()
  socket.write(get('/home'))
  await expect.poll(() => connections(app)).toBe(1)
  await expect.poll(() => connections(app)).toBe(0)
  socket.destroy()
})

test('one client can fill its part of the queue and no more; cached pages need no turn', async () => {
  const { url, started, finish } = await slowSite({ connectionsPerAddress: Infinity })
  const refused: Response[] = []
  const requests = Array.from({ length: 520 }, async (_, index) => {
    const response = await fetch(`${url}/cases/slow-${index}`, { headers: { accept: 'text/html' } })
    if (response.status === 503) refused.push(response)
    return response.status
  })
  // Two are rendered and 500 wait.
  await expect.poll(() => refused.length, { timeout: 5_000 }).toBe(18)
  expect(started).toHaveLength(2)
  expect(await (await fetch(`${url}/home`)).text()).toContain('home')
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(refused[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await refused[0]?.text()).toContain('The site is busy. Please try again in a moment.')
  finish()
  expect((await Promise.all(requests)).filter((status) => status === 200)).toHaveLength(502)
})

const pagesOfOneVisitor: [string, string, RequestInit][] = [
  [
    'forms that come back',
    '/contact',
    { method: 'POST', body: new URLSearchParams({ email: 'wrong' }) },
  ],
  ['pages of links in e-mails', '/newsletter/confirm/unknown', {}],
]

test.each(pagesOfOneVisitor)(
  '%s wait for their turn as other pages do, and none is refused',
  async (_, path, options) => {
    const { url, started, finish } = await slowSite()
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
    const requests = Array.from(
      { length: 60 },
      async () => (await fetch(url + path, { ...options, headers })).status,
    )
    await expect.poll(() => started.length).toBe(2)
    await setTimeout(50)
    expect(started).toHaveLength(2)
    finish()
    expect(await Promise.all(requests)).not.toContain(503)
    expect(started).toHaveLength(60)
  },
)

test('one address may have so many connections and no more', async () => {
  const { app } = await testApp({ connectionsPerAddress: 3 })
  const { open } = await listen(app)
  const sockets = await Promise.all([open(), open(), open()])
  const refused = await open()
  await once(refused, 'close')
  sockets[0]?.destroy()
  const again = async () => {
    const socket = await open()
    socket.end(getLast('/healthz'))
    return text(socket).catch(() => '')
  }
  await expect.poll(again).toMatch(/^HTTP\/1\.1 200/)
  for (const socket of sockets) socket.destroy()
})

test('a client has a bounded time for each part of a request, for a pause in it, and between requests', async () => {
  const { app } = await testApp()
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 20_000,
    // nginx.conf keeps idle connections for less.
    keepAliveTimeout: 72_000,
  })
})

test('all addresses together have a bounded number of connections', async () => {
  const { app } = await testApp()
  expect(app.server.maxConnections).toBe(4_000)
})

test.each([[['127.0.0.1']], [1]])(
  'a trusted proxy has as many connections as it needs (%j)',
  async (trustProxy) => {
    const { app } = await testApp({ connectionsPerAddress: 3, trustProxy })
    const { open } = await listen(app)
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open()))
    // The server accepts one in a turn of the event loop: later than the clients are connected.
    await expect.poll(() => connections(app)).toBe(8)
    const responses = sockets.map(async (socket) => {
      socket.end(getLast('/healthz'))
      return text(socket)
    })
    for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 200/)
  },
)

test('a server that closes during a miss answers it on a connection that ends', async () => {
  const { app, open, started, finish } = await slowSite()
  const socket = await open()
  const response = text(socket)
  socket.write(get('/cases/slow'))
  await expect.poll(() => started.length).toBe(1)
  const closing = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  finish()
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*\/slow/i)
  await closing
})

test('requests that are on their way when a server closes are answered', async () => {
  const { app, open } = await slowSite({ shutdown: { grace: 1_000, deadline: 5_000 } })
  const closing = app.close()
  // The second connects when the first has its response.
  for (const _ of ['first', 'second']) {
    const socket = await open()
    socket.write(get('/home'))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*home/i)
  }
  await closing
})

test('a server closes at the deadline, whatever its clients do', async () => {
  const { app, open, started } = await slowSite({ shutdown: { grace: 0, deadline: 50 } })
  const [silent, half, waiting] = [await open(), await open(), await open()]
  half.write('GET /home HT')
  waiting.write(get('/cases/slow'))
  await expect.poll(() => started.length).toBe(1)
  const begun = performance.now()
  await app.close()
  // Before its client counts as one that does not read.
  expect(performance.now() - begun).toBeLessThan(10_000)
  for (const socket of [silent, half, waiting]) await expect.poll(() => socket.closed).toBe(true)
})
