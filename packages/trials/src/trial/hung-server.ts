import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import { Client } from 'pg'
import { freePort } from '@argo/cli/free-port'
import { startPostgres } from '@argo/cli/postgres-server'
import { end } from '@argo/cli/end'
import { startNginx } from './nginx.ts'
import { startUnlimitedSite } from './writes.ts'

const addresses = ['/home', '/cases/edge', '/api/products', '/search?q=fan', '/unknown']
const visitors = 8

/** The longest that anybody may wait, in ms. */
const patience = 5_000

interface Sent {
  what: string
  status: number
  milliseconds: number
}

/**
 * Stops one of two servers behind nginx (SIGSTOP) while visitors read and write, and lets it go on. Throws when a request
 * takes longer than five seconds, a read fails, a write is sent to both servers, the stopped server gets a
 * share of the requests still, or the servers are not both used in the end.
 */
export async function tryHungServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-hung-'))
  const postgres = await startPostgres({ durable: true })
  const databaseUrl = `${postgres.url}/postgres`
  const ports = [await freePort(), await freePort()]
  const metrics = [await freePort(), await freePort()]
  const sites = await Promise.all(
    ports.map((port, index) =>
      startUnlimitedSite(databaseUrl, {
        TRUST_PROXY: '127.0.0.1',
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metrics[index]),
        LOG_LEVEL: 'silent',
      }),
    ),
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const nginx = await startNginx(folder, { port, servers: ports })
  const [hung] = sites.map((site) => site.process)
  try {
    for (const address of [...addresses, ...addresses]) await read(url, address)

    hung?.kill('SIGSTOP')
    const sent = await load(url, 20_000)
    const slow = sent.filter(({ milliseconds }) => milliseconds > 1_000)
    report('with one server stopped', sent)
    for (const { what, status, milliseconds } of sent) {
      assert.ok(milliseconds <= patience, `${what} took ${Math.round(milliseconds)} ms`)
      const expected = what.startsWith('POST') ? [201, 504] : [what === '/unknown' ? 404 : 200]
      assert.ok(expected.includes(status), `${what}: ${status}`)
    }
    // Those of each visitor when it stops, and one each time that it is tried again.
    assert.ok(slow.length <= visitors + 5, `${slow.length} of ${sent.length} waited`)

    hung?.kill('SIGCONT')
    await setTimeout(6_000)
    const before = await Promise.all(metrics.map((port) => responses(port)))
    report('with both again', await load(url, 3_000))
    const after = await Promise.all(metrics.map((port) => responses(port)))
    after.forEach((count, index) => assert.ok(count > before[index]!, 'a server is left out'))

    await sendsRefusedWritesOnce(url, databaseUrl, metrics)
  } finally {
    hung?.kill('SIGCONT')
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    await Promise.all(sites.map((site) => end(site.process, 'SIGKILL')))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

// While the table is locked a server refuses each message with 503 after some seconds.
async function sendsRefusedWritesOnce(
  url: string,
  databaseUrl: string,
  metrics: number[],
): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('lock table contact_messages in access exclusive mode')
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async (index) => (await post(url, `locked-${index}@example.com`)).status),
  )
  await client.query('rollback').finally(() => client.end())
  assert.deepEqual(statuses, [503, 503, 503, 503])
  const refused = await Promise.all(
    metrics.map((port) => responses(port, 'route="/api/contact",status="503"')),
  )
  assert.equal(refused[0]! + refused[1]!, 4, 'a refused message was sent to the other server too')
  const { db } = await openDatabase(databaseUrl)
  const rows = await db.selectFrom('contactMessages').select('email').execute()
  await db.destroy()
  assert.equal(new Set(rows.map(({ email }) => email)).size, rows.length, 'stored twice')
  console.info(`${rows.length} messages stored, none twice; of 4 refused none was sent again`)
}

async function load(url: string, milliseconds: number): Promise<Sent[]> {
  const until = performance.now() + milliseconds
  const sent = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const mine: Sent[] = []
      for (let turn = visitor; performance.now() < until; turn += 1) {
        mine.push(
          turn % 20 === 0
            ? await post(url, `visitor-${visitor}-${turn}-${milliseconds}@example.com`)
            : await read(url, addresses[turn % addresses.length]!),
        )
        await setTimeout(50)
      }
      return mine
    }),
  )
  return sent.flat()
}

function read(url: string, address: string): Promise<Sent> {
  return timed(address, () => fetch(url + address))
}

function post(url: string, email: string): Promise<Sent> {
  return timed(`POST for ${email}`, () =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email, message: 'Is somebody there?' }),
    }),
  )
}

async function timed(what: string, send: () => Promise<Response>): Promise<Sent> {
  const begun = performance.now()
  const response = await send()
  await response.arrayBuffer()
  return { what, status: response.status, milliseconds: performance.now() - begun }
}

/** How many responses a server counts, of all or of those with these labels. */
async function responses(port: number, labels = ''): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith('argo_http_requests_total{'))
  const counted = lines.filter((line) => line.includes(labels))
  return counted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

function report(when: string, sent: Sent[]): void {
  const slow = sent.filter(({ milliseconds }) => milliseconds > 1_000)
  const longest = Math.round(Math.max(...sent.map(({ milliseconds }) => milliseconds)))
  const failed = sent.filter(({ status }) => status >= 500)
  console.info(
    `${sent.length} requests ${when}: ${slow.length} waited over a second, ${longest} ms at most, ${failed.length} failed`,
  )
}
