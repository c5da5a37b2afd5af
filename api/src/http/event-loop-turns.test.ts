import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: argo.example\r\nConnection: close\r\n\r\n`

/** The real site, where each request that is not cached takes some milliseconds of the processor. */
async function busySite(longestWait: number) {
  const lines: { msg: string }[] = []
  const { app } = await testApp({
    connectionsPerAddress: Infinity,
    overload: { eventLoopDelay: Infinity, heapUsed: Infinity, longestWait },
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  let begun = 0
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.routeOptions.config.alwaysServed) begun += 1
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
    lines,
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
  const { app, open, begun, flood } = await busySite(Infinity)
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

test('what has waited too long for its turn is refused, with one line in the log, but for what monitors ask', async () => {
  const { flood, lines } = await busySite(100)
  const [responses, health] = [await flood(200), await flood(5, '/healthz')]
  const statuses = (await Promise.all(responses)).map((response) => response.slice(9, 12))
  expect(new Set(statuses)).toEqual(new Set(['404', '503']))
  expect(statuses.at(0)).toBe('404')
  expect(statuses.at(-1)).toBe('503')
  for (const response of await Promise.all(health)) expect(response).toMatch(/^HTTP\/1\.1 200/)
  expect(lines.map(({ msg }) => msg)).toEqual(['overloaded; requests are refused'])
})

test('a request whose client has gone while it waited gets no turn', async () => {
  const { openMany, begun } = await busySite(Infinity)
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
