import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const page = (title: string) =>
  new Response(`<!doctype html><title>${title}</title>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: argo.example\r\n\r\n`

/** A site that listens, whose pages, but for /home, are rendered only when `finish` is called. */
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
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (): Promise<Socket> => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { app, open, started, finish: gate.resolve }
}

test('a client has a bounded time for each part of a request and between requests', async () => {
  const { app } = await testApp()
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // nginx.conf keeps idle connections for less.
    keepAliveTimeout: 72_000,
  })
})

test('a request that the server works on is never cut, however long it takes', async () => {
  const { app, open, started, finish } = await slowSite()
  // No time without a byte read or written, which counts the server's own.
  expect(app.server.timeout).toBe(0)
  const socket = await open()
  const response = once(socket, 'data')
  socket.write(get('/cases/slow'))
  await expect.poll(() => started.length).toBe(1)
  app.server.headersTimeout = 1
  app.server.requestTimeout = 1
  // Twice as long as it takes until such times are looked at.
  await setTimeout(2_000)
  finish()
  expect(String((await response)[0])).toMatch(/^HTTP\/1\.1 200/)
  socket.destroy()
})

/** All that comes back until a connection ends. */
async function received(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

test.each([
  [
    'headers larger than any browser sends',
    `GET /home HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  ],
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
  [
    'a body of two lengths',
    'POST /home HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['a request without a Host', 'GET /home HTTP/1.1\r\n\r\n'],
  [
    'an unknown expectation',
    'GET /home HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
  ],
])('%s ends the connection, with a refusal or without', async (_, bytes) => {
  const { open } = await slowSite()
  const socket = await open()
  const answer = received(socket)
  socket.write(bytes)
  expect(await answer).toMatch(/^(?:HTTP\/1\.1 4|$)/)
})

test.each([
  ['the headers', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-'],
  [
    'the body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{',
  ],
])('a request that never ends %s is cut when its time is over', async (_, bytes) => {
  const { app, open } = await slowSite()
  // As if that time were over already.
  app.server.headersTimeout = 1
  app.server.requestTimeout = 1
  const socket = await open()
  const answer = received(socket)
  socket.write(bytes)
  expect(await answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('an address with a host in it, or none, is answered by this site alone', async () => {
  const { open } = await slowSite({ createRenderer: () => async () => page('a page') })
  const request = async (target: string) => {
    const socket = await open()
    socket.write(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await request('http://evil.example/api/products/79')).toMatch(/^HTTP\/1\.1 200 [^]*"Edge"/)
  for (const target of ['//evil.example/home', '/\\evil.example', 'http://evil.example/', '*'])
    expect(await request(target)).not.toMatch(/^location: (?!\/home\r)|evil/im)
})

test('all addresses together have a bounded number of connections', async () => {
  const { app } = await testApp()
  expect(app.server.maxConnections).toBe(4_000)
})

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
  await app.close()
  for (const socket of [silent, half, waiting]) await expect.poll(() => socket.closed).toBe(true)
})
