import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: argo.example\r\nConnection: close\r\n\r\n`

/** The real site, where each request that is not cached takes some milliseconds of the processor. */
async function busySite() {
  const { app } = await testApp({ connectionsPerAddress: Infinity })
  let begun = 0
  app.addHook('onRequest', (_request, _reply, next) => {
    begun += 1
    compute(3)
    next()
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    await once(socket, 'connect')
    return socket
  }
  const openMany = async (count: number) => {
    const accepted = Promise.withResolvers<void>()
    let connections = 0
    app.server.on('connection', () => (connections += 1) === count && accepted.resolve())
    const sockets = await Promise.all(Array.from({ length: count }, () => open()))
    await accepted.promise
    return sockets
  }
  return {
    app,
    open,
    openMany,
    begun: () => begun,
    /** Has so many connections send a request at the same moment; resolves with what they get. */
    flood: async (count: number, path = '/api/unknown') =>
      (await openMany(count)).map((socket) => send(socket, path)),
  }
}

function send(socket: Socket, path: string) {
  socket.write(get(path))
  return text(socket)
}

test('new connections are accepted, and cached pages sent, while hundreds of others wait for their turn', async () => {
  const { app, open, begun, flood } = await busySite()
  expect((await app.inject('/home')).statusCode).toBe(200)
  const before = begun()
  const responses = await flood(300)
  const visits = Array.from({ length: 10 }, async () => {
    expect(await send(await open(), '/home')).toMatch(/^HTTP\/1\.1 200/)
    return begun() - before
  })
  for (const others of await Promise.all(visits)) expect(others).toBeLessThan(200)
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 404/)
  expect(begun() - before).toBe(300)
})

test('what monitors ask waits for none of them', async () => {
  const { begun, flood } = await busySite()
  const responses = await flood(200)
  const [health] = await flood(1, '/healthz')
  expect(await health).toMatch(/^HTTP\/1\.1 200/)
  expect(begun()).toBeLessThan(150)
  await Promise.all(responses)
})

test('nobody is refused, however long the others of the same moment take', async () => {
  const { app, openMany } = await busySite()
  const before = await app.inject('/api/products/79')
  expect(before.statusCode).toBe(200)
  const sockets = await openMany(150)
  const body = new URLSearchParams({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    subject: 'other',
  })
  const form = [
    'POST /contact HTTP/1.1\r\nHost: argo.example\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n',
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${String(body).length}\r\n\r\n${body}`,
  ].join('')
  const responses = sockets.map((socket, index) => {
    socket.write(index % 30 === 29 ? form : get('/api/unknown'))
    return text(socket)
  })
  const statuses = (await Promise.all(responses)).map((response) => response.slice(9, 12))
  expect(statuses.filter((status) => status === '503')).toEqual([])
  expect(statuses.filter((status) => status === '303')).toHaveLength(5)
})

test('a request whose client has gone while it waited gets no turn', async () => {
  const { openMany, begun } = await busySite()
  const sockets = await openMany(200)
  const leaving = sockets.splice(50, 100)
  const [first, ...others] = sockets.map((socket) => send(socket, '/api/unknown'))
  for (const socket of leaving) socket.write(get('/api/unknown'))
  await first
  for (const socket of leaving) socket.destroy()
  for (const response of await Promise.all(others)) expect(response).toMatch(/^HTTP\/1\.1 404/)
  expect(begun()).toBeGreaterThanOrEqual(100)
  expect(begun()).toBeLessThan(150)
})

function compute(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
