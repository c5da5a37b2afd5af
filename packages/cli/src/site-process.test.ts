import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from './site-process.ts'

async function site(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options)
  onTestFinished(site.stop)
  return site
}

test('told to stop, the site finishes the request under way, closes the database and exits with 0', async () => {
  const { url, databaseFile, process: running } = await site()
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Still there?' })
  const socket = connect(Number(new URL(url).port), 'localhost')
  await once(socket, 'connect')
  const response = text(socket)
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: argo\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  const exit = once(running, 'exit')
  running.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write(body.slice(20))

  expect(await response).toMatch(/^HTTP\/1\.1 201 Created/)
  expect(await exit).toEqual([0, null])
  expect(existsSync(`${databaseFile}-wal`)).toBe(false)
  const db = new DatabaseSync(databaseFile, { readOnly: true })
  expect(db.prepare('SELECT message FROM contact_messages').all()).toEqual([
    { message: 'Still there?' },
  ])
  db.close()
})

test('told to stop, the site says so to a load balancer before it stops to listen, for as long as is set', async () => {
  const { url, process: running } = await site({ settings: { DRAIN_SECONDS: '1' } })
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 'closed',
    )
  expect(await statusOf('/readyz')).toBe(200)
  const exit = once(running, 'exit')
  running.kill('SIGTERM')
  let status = await statusOf('/readyz')
  while (status === 200) status = await statusOf('/readyz')
  expect(status).toBe(503)
  expect(await statusOf('/home')).toBe(200)
  expect(await exit).toEqual([0, null])
})

test('the log has a failure as a JSON line with the id of its request, a malformed product with its own, and nothing of a client that leaves in the middle of a response', async () => {
  const { url, databaseFile, process: running } = await site()
  const db = new DatabaseSync(databaseFile, { timeout: 5_000 })
  db.exec('PRAGMA ignore_check_constraints = ON')
  db.exec(`UPDATE products SET specs = 'not JSON' WHERE id = 79`)
  db.close()
  const log = text(running.stdout!)
  expect((await fetch(`${url}/api/products/79`)).status).toBe(503)
  expect((await fetch(`${url}/api/products/abc`)).status).toBe(400)
  const manual = 'GET /downloads/argo-edge-assembly-manual.pdf HTTP/1.1\r\nHost: argo\r\n\r\n'
  for (const requests of [manual, manual.repeat(4)]) {
    const socket = connect(Number(new URL(url).port), 'localhost')
    socket.write(requests)
    await once(socket, 'readable')
    socket.destroy()
  }
  running.kill('SIGTERM')
  const lines = (await log)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      productId: 79,
      msg: 'a malformed product is left out',
      err: expect.objectContaining({ type: 'SyntaxError' }),
    }),
    expect.objectContaining({
      level: 50,
      reqId: expect.stringMatching(/^[\da-f-]{36}-\d+$/),
      msg: 'request failed',
      err: expect.objectContaining({ stack: expect.any(String) }),
    }),
  ])
})

test('staff who write SQL while the site runs never find the database locked', async () => {
  const { databaseFile } = await site()
  // Its first work, which rewrites the file without what was deleted.
  await setTimeout(1_000)
  const staff = new DatabaseSync(databaseFile, { timeout: 0 })
  onTestFinished(() => staff.close())
  const update = staff.prepare('update products set name = ?, specs = ? where id = 79')
  for (let change = 0; change < 24; change += 1) {
    const { changes } = update.run(`Edge ${change}`, `["Weight: ${change + 1} kg"]`)
    expect(changes).toBe(1)
    // The site hears of it meanwhile.
    await setTimeout(5 * change)
  }
})

const prlimit = '/usr/bin/prlimit'

test.runIf(existsSync(prlimit))(
  'while no more files can be opened the site goes on with those that it has open',
  async () => {
    const { url, pid } = await site()
    const limitFiles = (most: string) =>
      execFileSync(prlimit, ['--pid', String(pid), `--nofile=${most}:`])
    const socket = connect(Number(new URL(url).port), 'localhost')
    // The site has accepted it once it answers.
    socket.write('GET /healthz HTTP/1.1\r\nHost: argo\r\n\r\n')
    await once(socket, 'data')
    limitFiles('8')
    // Longer than between two looks of any timer of the site's.
    await setTimeout(2_500)
    const response = text(socket)
    socket.write('GET /home HTTP/1.1\r\nHost: argo\r\nConnection: close\r\n\r\n')
    expect(await response).toMatch(/^HTTP\/1\.1 200 OK/)
    limitFiles('1024')
    expect((await fetch(`${url}/favicon.svg`)).status).toBe(200)
  },
)
