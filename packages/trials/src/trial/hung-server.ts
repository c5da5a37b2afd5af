import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { onTwoServers } from './two-servers.ts'

const reads = ['/home', '/cases/edge', '/api/products', '/search?q=fan']
const visitors = 8

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
      await load(url, 2)
      hung?.process.kill('SIGSTOP')
      const { slow, statuses, total, longest } = await load(url, 20)
      console.info(`${slow} of ${total} waited with one server stopped`)
      assert.ok(longest <= 5_000, `a request took ${longest} ms`)
      for (const status of statuses) assert.ok([200, 201, 504].includes(status), String(status))
      // Those of each visitor when it stops, and one each time that it is tried again.
      assert.ok(slow <= visitors + 5, 'the stopped server still gets requests')
    } finally {
      hung?.process.kill('SIGCONT')
    }
    await setTimeout(6_000)
    const before = await counts()
    await load(url, 3)
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
  const { path, ...request } = message()
  const refused = await Promise.all([1, 2, 3, 4].map(() => fetch(url + path, request)))
  await client.query('rollback').finally(() => client.end())
  return refused.map(({ status }) => status)
}

/** Reads and, once in twenty requests, writes for some seconds; what took longer than a second is slow. */
async function load(url: string, seconds: number) {
  let slow = 0
  let longest = 0
  const statuses = new Set<number>()
  const instance = autocannon(
    {
      url,
      connections: visitors,
      duration: seconds,
      overallRate: 20 * visitors,
      requests: [
        ...Array.from({ length: 19 }, (_, at) => ({ path: reads[at % reads.length]! })),
        { ...message(), setupRequest: (request) => ({ ...request, ...message() }) },
      ],
    },
    () => {},
  )
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    if (milliseconds > 1_000) slow += 1
    longest = Math.max(longest, milliseconds)
    statuses.add(status)
  })
  const { errors, timeouts, requests } = await new Promise<autocannon.Result>((resolve) =>
    instance.once('done', resolve),
  )
  assert.deepEqual([errors, timeouts], [0, 0])
  return { slow, longest, statuses: [...statuses], total: requests.total }
}

let messages = 0

function message() {
  messages += 1
  const email = `visitor-${messages}@example.com`
  return {
    path: '/api/contact',
    method: 'POST' as const,
    headers: {
      'Content-Type': 'application/json',
      // Each from an address of its own: they are more than one may send.
      'X-Forwarded-For': `10.0.${messages >> 8}.${messages & 255}`,
    },
    body: JSON.stringify({ name: 'Ada', email, message: 'Is somebody there?' }),
  }
}

/** How many responses a server counts, of all or of those with these labels. */
async function responses(port: number, labels = ''): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('argo_http_request_duration_seconds_count{'))
  const counted = lines.filter((line) => line.includes(labels))
  return counted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
