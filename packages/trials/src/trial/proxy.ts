import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { end } from '@argo/cli/end'
import { onTwoServers, type TwoServers } from './two-servers.ts'

const { HTTP2_HEADER_STATUS: status, HTTP2_HEADER_PATH: path } = constants

/** For how long a page may be kept, and shown while it is asked for anew, in ms; longer than cache-control.ts says. */
const kept = 125_000

/**
 * nginx with the whole of deploy/nginx.conf, its cache and the desk too, and a certificate of its own. Throws when what it
 * passes on is not what the site says, one client takes what is others', or a cached page goes with the servers.
 */
export async function tryProxy(): Promise<void> {
  const settings = { PUBLIC_URL: 'https://argo.example' }
  await onTwoServers({ withTls: true, settings }, tryOn)
  console.info(
    'nginx with TLS, HTTP/2 and its cache passed on what the site said, bounded one client, and went on with its cached page without the servers',
  )
}

async function tryOn({ servers, port, http, desk }: TwoServers): Promise<void> {
  let client = connectTo(port)
  const get = (address: string, headers = {}) => request(client, address, headers)
  try {
    await once(client, 'connect', { signal: AbortSignal.timeout(5_000) })
    const redirect = await fetch(`http://127.0.0.1:${http}/home?a=b`, { redirect: 'manual' })
    assert.equal(redirect.status, 301)
    assert.equal(redirect.headers.get('Location'), 'https://argo.example/home?a=b')
    assert.equal(client.alpnProtocol, 'h2')

    const home = await get('/home')
    assert.equal(home.headers[status], 200)
    assert.equal(home.headers['strict-transport-security'], 'max-age=63072000')
    assert.match(String(home.headers['content-security-policy']), /^default-src 'none'/)
    const compressed = await get('/home', { 'accept-encoding': 'br' })
    assert.equal(compressed.headers['content-encoding'], 'br')
    assert.equal((await get('/home')).headers['content-encoding'], undefined)
    const uncompressed = await get('/home', { 'accept-encoding': 'identity, gzip;q=0.5' })
    assert.equal(uncompressed.headers['content-encoding'], undefined)
    assert.match((await get('/cases/edge')).body, /^<!DOCTYPE html>/i)
    assert.equal((await get('/home')).body, home.body)
    // A server that does not know the catalogue's version just now gives no tag.
    let address = '/home'
    let etag = home.headers.etag
    for (let time = 1; etag === undefined; time += 1) {
      address = `/home?time=${time}`
      etag = (await get(address)).headers.etag
    }
    const unchanged = await get(address, { 'if-none-match': etag })
    assert.equal(unchanged.headers[status], 304)

    const message = { name: 'Ada', email: 'ada@example.com', message: 'Through HTTP/2?' }
    for (let count = 0; count < 2; count += 1)
      assert.equal((await request(client, '/api/contact', {}, message)).headers[status], 201)
    for (const address of ['/readyz', '/healthz', '/readyz/', '/%72eadyz', '//healthz'])
      assert.equal((await get(address)).headers[status], 404)

    await tryDesk(port, desk)
    await trySlowClient(port)
    await tryRates(port)
    await setTimeout(5_000)

    await Promise.all(servers.map((server) => end(server.process, 'SIGKILL')))
    assert.equal((await get('/home')).body, home.body)
    assert.equal((await get('/cases')).headers[status], 502)
    assert.equal((await request(client, '/api/contact', {}, message)).headers[status], 502)
    await setTimeout(kept)
    client = connectTo(port)
    assert.equal((await get('/home')).body, home.body)
  } finally {
    client.destroy()
  }
}

// Of a file the desk reads the headers before its body has come; in place of the desk is a server that refuses it.
async function tryDesk(port: number, desk: number): Promise<void> {
  const server = createServer((_request, response) => response.writeHead(401).end()).listen(desk)
  await once(server, 'listening')
  const client = connectTo(port)
  try {
    for (const [address, bytes, expected] of [
      ['/files', 100_000_000, 401],
      ['/photographs', 100_000_000, 401],
      ['/files', 300_000_000, 413],
      ['/trpc/products.create', 10_000_000, 413],
    ] as const) {
      const stream = client.request({
        ':method': 'POST',
        ':authority': 'desk.argo.example',
        [path]: address,
        'content-length': bytes,
      })
      stream.on('error', () => {})
      stream.write('the beginning')
      const [received] = (await once(stream, 'response')) as [Record<string, unknown>]
      assert.equal(received[status], expected, `${address} of ${bytes} bytes`)
      stream.close()
    }
  } finally {
    client.destroy()
    server.close()
  }
}

// Who sends a request too slowly is cut.
async function trySlowClient(port: number): Promise<void> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  socket.resume().write('GET /home HTTP/1.1\r\nHost: argo')
  await once(socket, 'close', { signal: AbortSignal.timeout(60_000) })
}

// Who asks for very much at once is refused the rest, and others are served.
async function tryRates(port: number): Promise<void> {
  const [hasty, other] = [connectTo(port), connectTo(port, '[::1]')]
  try {
    const statuses: unknown[] = []
    for (let round = 0; round < 100 && !statuses.includes(429); round += 1) {
      const asked = Array.from({ length: 100 }, () => request(hasty, '/home'))
      for (const { headers } of await Promise.all(asked)) statuses.push(headers[status])
    }
    assert.ok(statuses.includes(429))
    assert.ok(statuses.filter((each) => each === 200).length >= 200)
    const own = { ':authority': 'argo.example' }
    assert.equal((await request(other, '/home', own)).headers[status], 200)
  } finally {
    hasty.destroy()
    other.destroy()
  }
}

function connectTo(port: number, host = '127.0.0.1'): ClientHttp2Session {
  const client = connect(`https://${host}:${port}`, { rejectUnauthorized: false })
  client.on('error', () => {})
  return client
}

async function request(
  client: ClientHttp2Session,
  address: string,
  headers: Record<string, unknown> = {},
  body?: object,
): Promise<{ headers: Record<string, unknown>; body: string }> {
  const stream = client.request({
    [path]: address,
    ...(body && { ':method': 'POST', 'content-type': 'application/json' }),
    ...headers,
  })
  stream.end(body && JSON.stringify(body))
  const [[received], content] = await Promise.all([
    once(stream, 'response') as Promise<[Record<string, unknown>]>,
    text(stream),
  ])
  return { headers: received, body: content }
}
