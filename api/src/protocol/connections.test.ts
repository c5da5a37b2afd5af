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
  app.server.headersTimeout = 1
  app.server.requestTimeout = 1
  const socket = await open()
  const response = once(socket, 'data')
  socket.write(get('/cases/slow'))
  await expect.poll(() => started.length).toBe(1)
  // Twice as long as it takes until such times are looked at.
  await setTimeout(2_000)
  finish()
  expect(String((await response)[0])).toMatch(/^HTTP\/1\.1 200/)
  socket.destroy()
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
