import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import { Client } from 'pg'
import { onTwoServers } from './two-servers.ts'

const addresses = ['/home', '/cases/edge', '/api/products', '/search?q=fan', '/unknown']
const visitors = 8

interface Response {
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
  await onTwoServers({ withTls: false }, async ({ servers, databaseUrl, port }) => {
    const url = `http://127.0.0.1:${port}`
    const [hung] = servers
    const counts = (labels?: string) =>
      Promise.all(servers.map(({ metricsPort }) => responses(metricsPort, labels)))
    try {
      for (const address of [...addresses, ...addresses]) await read(url, address)
      hung?.process.kill('SIGSTOP')
      const sent = await load(url, 20_000)
      const slow = sent.filter(({ milliseconds }) => milliseconds > 1_000)
      console.info(`${slow.length} of ${sent.length} waited with one server stopped`)
      for (const { what, status, milliseconds } of sent) {
        assert.ok(milliseconds <= 5_000, `${what} took ${Math.round(milliseconds)} ms`)
        const expected = what.startsWith('POST') ? [201, 504] : [what === '/unknown' ? 404 : 200]
        assert.ok(expected.includes(status), `${what}: ${status}`)
      }
      // Those of each visitor when it stops, and one each time that it is tried again.
      assert.ok(slow.length <= visitors + 5, 'the stopped server still gets requests')
    } finally {
      hung?.process.kill('SIGCONT')
    }
    await setTimeout(6_000)
    const before = await counts()
    await load(url, 3_000)
    const after = await counts()
    after.forEach((count, index) => assert.ok(count > before[index]!, 'a server is left out'))

    assert.deepEqual(await writeToLockedTable(url, databaseUrl), [503, 503, 503, 503])
    const [one = 0, other = 0] = await counts('route="/api/contact",status="503"')
    assert.equal(one + other, 4, 'a refused message was sent to the other server too')
    const { db } = await openDatabase(databaseUrl)
    const rows = await db.selectFrom('contactMessages').select('email').execute()
    await db.destroy()
    assert.equal(new Set(rows.map(({ email }) => email)).size, rows.length, 'stored twice')
    console.info(`${rows.length} messages stored, none twice; of 4 refused none was sent again`)
  })
}

// While the table is locked a server refuses each message with 503 after some seconds.
async function writeToLockedTable(url: string, databaseUrl: string): Promise<number[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('begin; lock table contact_messages in access exclusive mode')
  const emails = [1, 2, 3, 4].map((index) => `locked-${index}@example.com`)
  const refused = await Promise.all(emails.map((email) => post(url, email)))
  await client.query('rollback').finally(() => client.end())
  return refused.map(({ status }) => status)
}

async function load(url: string, milliseconds: number): Promise<Response[]> {
  const until = performance.now() + milliseconds
  const visit = async (_: unknown, visitor: number) => {
    const mine: Response[] = []
    for (let turn = visitor; performance.now() < until; turn += 1) {
      const email = `visitor-${visitor}-${turn}-${milliseconds}@example.com`
      const address = addresses[turn % addresses.length]!
      mine.push(await (turn % 20 === 0 ? post(url, email) : read(url, address)))
      await setTimeout(50)
    }
    return mine
  }
  return (await Promise.all(Array.from({ length: visitors }, visit))).flat()
}

function read(url: string, address: string): Promise<Response> {
  return timed(address, url + address)
}

function post(url: string, email: string): Promise<Response> {
  return timed(`POST for ${email}`, `${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, message: 'Is somebody there?' }),
  })
}

async function timed(what: string, url: string, options?: RequestInit): Promise<Response> {
  const begun = performance.now()
  const response = await fetch(url, options)
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
