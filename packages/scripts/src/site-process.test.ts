import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { root } from './paths.ts'
import { startSite } from './site-process.ts'

const main = join(root, 'api/src/main.ts')

async function site(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options)
  onTestFinished(site.stop)
  return site
}

async function failedStart(env: Record<string, string>) {
  const started = spawn('node', [main], { env: { ...process.env, ...env } })
  const [printed, complaint, [code]] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'exit'),
  ])
  return { printed, complaint, code }
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

test('a failure is a JSON line in the log with the id of its request, a malformed product one with its own', async () => {
  const { url, databaseFile, process: running } = await site()
  const db = new DatabaseSync(databaseFile)
  db.exec('PRAGMA ignore_check_constraints = ON')
  db.exec(`UPDATE products SET specs = 'not JSON' WHERE id = 79`)
  db.close()
  const log = text(running.stdout!)
  expect((await fetch(`${url}/api/products/79`)).status).toBe(503)
  expect((await fetch(`${url}/api/products/abc`)).status).toBe(400)
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

test.each([
  [
    'without trusted proxies is warned of',
    {},
    'PUBLIC_URL is https, so a proxy is in front of the site, but TRUST_PROXY does not name it: all visitors count as one address.\n',
  ],
  ['with trusted proxies is not', { TRUST_PROXY: '127.0.0.1' }, ''],
  ['with counted proxies is not', { TRUST_PROXY: '1' }, ''],
])('an https address %s', async (_, trusted, warning) => {
  const started = spawn('node', [main], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATABASE_URL: 'sqlite::memory:',
      PUBLIC_URL: 'https://argo.example',
      ...trusted,
    },
  })
  const printed = text(started.stderr)
  let line = ''
  for await (const chunk of started.stdout) {
    line += String(chunk)
    if (line.includes('Server listening')) break
  }
  started.kill('SIGTERM')
  expect(await printed).toBe(
    `Argo is at https://argo.example\nSMTP_URL is not set: e-mails wait in the database; \`pnpm messages\` shows contact messages.\n${warning}`,
  )
})

test('a port that is taken is one clear line', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  expect(await failedStart({ PORT: String(port), DATABASE_URL: 'sqlite::memory:' })).toEqual({
    printed: expect.not.stringContaining('Argo is at'),
    complaint: `Argo did not start. Port ${port} is taken; choose another with PORT.\n`,
    code: 1,
  })
})

test('a port for metrics that is taken is one clear line, and nothing listens', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const settings = { PORT: String(await freePort()), METRICS_PORT: String(port) }
  expect(await failedStart({ ...settings, DATABASE_URL: 'sqlite::memory:' })).toEqual({
    printed: expect.not.stringContaining('Server listening'),
    complaint: `Argo did not start. Port ${port} is taken; choose another with METRICS_PORT.\n`,
    code: 1,
  })
})

test('a taken port ends a start that serves metrics already', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const settings = { PORT: String(port), METRICS_PORT: String(await freePort()) }
  expect((await failedStart({ ...settings, DATABASE_URL: 'sqlite::memory:' })).complaint).toBe(
    `Argo did not start. Port ${port} is taken; choose another with PORT.\n`,
  )
})

test('a database that cannot be and settings that are wrong are one clear line each', async () => {
  const [database, settings] = await Promise.all([
    failedStart({ DATABASE_URL: 'sqlite:/dev/null/argo.sqlite' }),
    failedStart({ PORT: 'x' }),
  ])
  expect(database.code).toBe(1)
  expect(database.complaint).toMatch(
    /^Argo did not start\. The database that DATABASE_URL names cannot be used: .+\n$/,
  )
  expect(settings.code).toBe(1)
  expect(settings.complaint).toBe(
    'Argo did not start. These settings are wrong: PORT must be a port, from 1 to 65535.\n',
  )
})

test('hundreds of connections that pipeline and never read leave a site with a small heap running', async () => {
  const { url, process: running } = await site({ flags: ['--max-old-space-size=128'] })
  expect((await fetch(`${url}/home`)).status).toBe(200)
  // Their responses, waiting for each other, would take twice the heap.
  const requests = 'GET /home HTTP/1.1\r\nHost: argo\r\n\r\n'.repeat(300)
  const sent = Array.from({ length: 250 }, async () => {
    const socket = connect(Number(new URL(url).port), 'localhost').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.write(requests, () => resolve()))
  })
  await Promise.all(sent)
  // A visitor who comes after them has a response once theirs are made, and may be cut with them.
  const home = () =>
    fetch(`${url}/home`).then(
      ({ status }) => status,
      () => 'cut',
    )
  let status = await home()
  while (status === 'cut' && running.signalCode === null) status = await home()
  expect(status).toBe(200)
})

test('a client that leaves in the middle of a response leaves no line in the log of warnings', async () => {
  const { url, process: running } = await site()
  const log = text(running.stdout!)
  const manual = 'GET /downloads/argo-edge-assembly-manual.pdf HTTP/1.1\r\nHost: argo\r\n\r\n'
  for (const requests of [manual, manual.repeat(4)]) {
    const socket = connect(Number(new URL(url).port), 'localhost')
    socket.write(requests)
    await once(socket, 'readable')
    socket.destroy()
  }
  running.kill('SIGTERM')
  expect(await log).toBe('')
})
