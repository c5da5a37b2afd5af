import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { end } from '@argo/cli/end'
import { onTwoServers, type TwoServers } from './two-servers.ts'

const { HTTP2_HEADER_STATUS: status, HTTP2_HEADER_PATH: path } = constants

/** For how long a page may be kept, and shown while it is asked for anew, in ms; longer than cache-control.ts says. */
const kept = 125_000

/**
 * nginx with the whole of deploy/nginx.conf, its cache too, and a certificate of its own. Throws when what it passes on
 * is not what the site says, or a cached page goes with the servers.
 */
export async function tryProxy(): Promise<void> {
  const settings = { PUBLIC_URL: 'https://argo.example' }
  await onTwoServers({ withTls: true, settings }, tryOn)
  console.info(
    'nginx with TLS, HTTP/2 and its cache passed on what the site said, and went on with its cached page without the servers',
  )
}

async function tryOn({ servers, port, http }: TwoServers): Promise<void> {
  let client = connectTo(port)
  const get = (address: string, headers = {}) => request(client, address, headers)
  try {
    await once(client, 'connect', { signal: AbortSignal.timeout(5_000) })
    const redirect = await fetch(`http://127.0.0.1:${http}/home?a=b`, { redirect: 'manual' })
    assert.equal(redirect.status, 301)
    assert.match(redirect.headers.get('Location') ?? '', /^https:\/\/.+\/home\?a=b$/)
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
    const unchanged = await get('/home', { 'if-none-match': home.headers.etag })
    assert.equal(unchanged.headers[status], 304)

    const message = { name: 'Ada', email: 'ada@example.com', message: 'Through HTTP/2?' }
    for (let count = 0; count < 2; count += 1)
      assert.equal((await request(client, '/api/contact', {}, message)).headers[status], 201)
    for (const address of ['/readyz', '/healthz', '/readyz/', '/%72eadyz', '//healthz'])
      assert.equal((await get(address)).headers[status], 404)

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

function connectTo(port: number): ClientHttp2Session {
  const client = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  client.on('error', () => {})
  return client
}

async function request(
  client: ClientHttp2Session,
  address: string,
  headers: Record<string, unknown>,
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
