import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

/** Sends bytes over a connection of their own and gives all that comes back. */
async function send(bytes: string, given?: FastifyInstance): Promise<string> {
  const app = given ?? (await testApp()).app
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

function expectProblem(response: string, status: string, detail: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n')
  const [first, ...headers] = head.split('\r\n')
  expect(first).toBe(`HTTP/1.1 ${status}`)
  expect(headers).toEqual(
    expect.arrayContaining([
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ]),
  )
  expect(JSON.parse(body)).toMatchObject({ status: Number(status.slice(0, 3)), detail })
}

test('headers larger than any browser sends return 431', async () => {
  const response = await send(
    `GET /home HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(40_000)}\r\n\r\n`,
  )
  expectProblem(
    response,
    '431 Request Header Fields Too Large',
    'The request headers are too large.',
  )
})

test('bytes that are not HTTP return 400', async () => {
  const detail = 'This is not an HTTP request.'
  expectProblem(await send('\u0016\u0003\u0001 hello\r\n\r\n'), '400 Bad Request', detail)
  const smuggled =
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'
  expectProblem(await send(smuggled), '400 Bad Request', detail)
})

test('an address with a host in it, or none, is answered by this site alone', async () => {
  const request = (target: string) =>
    send(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
  expect(await request('http://evil.example/api/products/79')).toMatch(/^HTTP\/1\.1 200 [^]*"Edge"/)
  for (const target of ['//evil.example/', '/\\evil.example', 'http://evil.example/', '*'])
    expect(await request(target)).not.toMatch(/^location: (?!\/home\r)|evil/im)
})

test.each([
  ['the headers', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-'],
  [
    'the body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{',
  ],
])('a request that never ends %s gets 408 when its time is over', async (_, bytes) => {
  const { app } = await testApp()
  expect(app.server.headersTimeout).toBe(10_000)
  expect(app.server.requestTimeout).toBe(30_000)
  // As if that time were over already.
  app.server.headersTimeout = 1
  app.server.requestTimeout = 1
  expectProblem(await send(bytes, app), '408 Request Timeout', 'The request took too long to come.')
})

test('a request without a Host and one with an unknown expectation are refused as problems', async () => {
  expectProblem(
    await send('GET /home HTTP/1.1\r\nExpect: miracles\r\nHost: a\r\n\r\n'),
    '417 Expectation Failed',
    'The server meets no expectation but 100-continue.',
  )
  const response = await send('GET /home HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*x-content-type-options: nosniff/)
  expect(response).toContain('The request needs one Host header.')
})

test.each(['Host: a\r\nHost: b', 'Host: a\r\nhost: a', 'Host: a b', 'Host: a/b', 'Host: u@a'])(
  'a request whose host is not one name is refused (RFC 9112, section 3.2): %j',
  async (host) => {
    for (const version of ['1.0', '1.1']) {
      const response = await send(
        `GET /home HTTP/${version}\r\n${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    }
  },
)

test.each(['a', 'argo.example:8080', '127.0.0.1', '[::1]:3000', ''])(
  'a request to the host %j is not',
  async (host) => {
    const response = await send(`GET /home HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/)
  },
)
