import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { noteDrill } from '../database/backup-folder.ts'
import { testApp } from '../test-app.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

async function measured(given: Parameters<typeof testApp>[0] = {}) {
  const lines: { msg: string; address?: { address: string; port: number } }[] = []
  const { app, db, databaseUrl } = await testApp({
    metrics: { host: 'localhost', port: 0 },
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    ...given,
  })
  await app.ready()
  const { address, port } = lines.find(({ msg }) => msg === 'metrics are served')!.address!
  const url = `http://${address}:${port}/metrics`
  const read = async () => (await fetch(url)).text()
  return {
    app,
    db,
    databaseUrl,
    url,
    address,
    port,
    read,
    /** What a series says, or undefined. */
    valueOf: async (series: string) => {
      const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `))
      return line && Number(line.slice(series.length + 1))
    },
  }
}

test('responses are counted and timed by route and status', async () => {
  const { app, read } = await measured()
  for (const url of ['/api/products/79', '/api/products/71', '/api/products/79', '/home'])
    await app.inject(url)
  await app.inject({ method: 'POST', url: '/api/contact', payload: {} })
  const text = await read()
  for (const series of [
    'argo_http_request_duration_seconds_count{route="/api/products/:id",status="200"} 3',
    'argo_http_request_duration_seconds_bucket{le="+Inf",route="/*",status="200"} 1',
    'argo_http_request_duration_seconds_count{route="/api/contact",status="400"} 1',
  ])
    expect(text.split('\n')).toContain(series)
})

test('nobody adds a series by the addresses and methods they make up', async () => {
  const { app, read } = await measured()
  const seriesAfter = async (round: number) => {
    for (let index = 0; index < 20; index += 1) {
      const name = `secret-${round}-${index}`
      for (const url of [`/${name}`, `/api/${name}`, `/trpc/${name}`, `/cases/${name}?${name}=1`])
        for (const method of ['GET', 'DELETE', 'QUERY'] as const) await app.inject({ url, method })
    }
    // Node's own series come as the process goes on, such as that of a kind of garbage collection.
    const lines = (await read()).split('\n')
    return lines.filter((line) => line.startsWith('argo_http_')).map((line) => line.split(' ')[0])
  }
  const first = await seriesAfter(1)
  expect(first.length).toBeGreaterThan(20)
  expect(await seriesAfter(2)).toEqual(first)
  expect(await read()).not.toContain('secret')
})

test('e-mails that wait are counted, and the oldest says for how long; without the database neither is there', async () => {
  const { app, db, valueOf } = await measured()
  expect(await valueOf('argo_outbox_messages')).toBe(0)
  expect(await valueOf('argo_outbox_oldest_seconds')).toBe(0)
  for (let sent = 0; sent < 2; sent += 1)
    await app.inject({ method: 'POST', url: '/api/contact', payload: letter })
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('contactMessages').set({ createdAt: hourAgo }).where('id', '=', 1).execute()
  expect(await valueOf('argo_outbox_messages')).toBe(2)
  expect(await valueOf('argo_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600)
  await app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: letter.email } })
  const subscriptions = db.updateTable('newsletterSubscriptions')
  await subscriptions.set({ createdAt: '2026-01-01T00:00:00.000Z' }).execute()
  expect(await valueOf('argo_outbox_messages')).toBe(3)
  expect(await valueOf('argo_outbox_oldest_seconds')).toBeLessThan(86_400)
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
  await subscriptions.set({ askedAt: dayAgo }).execute()
  expect(await valueOf('argo_outbox_oldest_seconds')).toBeGreaterThanOrEqual(86_400)
  await sql`DROP TABLE outbox`.execute(db)
  expect(await valueOf('argo_outbox_messages')).toBeUndefined()
  expect(await valueOf('argo_outbox_oldest_seconds')).toBeUndefined()
})

test('the age of the newest backup and of the last drill is measured, and the alerts that come with the site ask for nothing that is not', async () => {
  const backupFolder = mkdtempSync(join(tmpdir(), 'argo-backups-'))
  onTestFinished(() => rmSync(backupFolder, { recursive: true }))
  const { app, read, valueOf } = await measured({ backupFolder })
  expect(await valueOf('argo_newest_backup_timestamp_seconds')).toBeUndefined()
  expect(await valueOf('argo_last_drill_timestamp_seconds')).toBeUndefined()
  for (const name of ['argo-20261123T030000Z', 'argo-20261124T030000Z', 'argo'])
    mkdirSync(join(backupFolder, name))
  await noteDrill(backupFolder, new Date('2026-11-02T05:00:00Z'))
  const newest = Date.parse('2026-11-24T03:00:00Z') / 1_000
  expect(await valueOf('argo_newest_backup_timestamp_seconds')).toBe(newest)
  expect(await valueOf('argo_last_drill_timestamp_seconds')).toBe(
    Date.parse('2026-11-02T05:00:00Z') / 1_000,
  )
  await app.inject('/api/products/79')
  const text = await read()
  const alerts = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8')
  const names = new Set(alerts.match(/\b(argo|nodejs|process)_\w+/g))
  expect(names.size).toBeGreaterThan(6)
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(_\\w+)?[ {]`, 'm'))
})

test('metrics are for this machine alone, and nothing else is at their address', async () => {
  const { app, url, address } = await measured()
  expect(address).toBe('127.0.0.1')
  expect((await fetch(url)).headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const statuses = [
    await fetch(url.replace('/metrics', '/home')),
    await fetch(`${url}?x`),
    await fetch(url, { method: 'POST' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 405])
  expect((await app.inject('/metrics')).headers['content-type']).toContain('text/html')
})

test('the listener has few connections, and ends with the app', async () => {
  const { app, port, url } = await measured()
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: 16 }, open))
  await once(await open(), 'close')
  sockets.forEach((socket) => socket.destroy())
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  await app.close()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
