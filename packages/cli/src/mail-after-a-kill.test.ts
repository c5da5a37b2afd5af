import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { mailServer, takeMail } from '@argo/api/mail/test-mail-server'
import { expect, onTestFinished, test } from 'vitest'
import { spawnSite, startSite } from './site-process.ts'

/** A mail server that keeps each e-mail, and says so or nothing. */
async function silentMailServer() {
  const received: { messageId?: string | undefined; subject?: string | undefined }[] = []
  const state = { isSilent: true }
  const { port } = await mailServer({
    onData: takeMail(async (mail) => {
      received.push(mail)
      if (state.isSilent) await new Promise(() => {})
    }),
  })
  return { received, state, url: `smtp://127.0.0.1:${port}` }
}

test('a site that is killed while it sends e-mails sends them again within a minute, under the same Message-IDs, when it is back', async () => {
  const server = await silentMailServer()
  const settings = { SMTP_URL: server.url, CONTACT_TO: 'support@argo.example' }
  const first = await startSite({ settings })
  onTestFinished(first.stop)
  await post(`${first.url}/api/contact`, {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Does it fit?',
  })
  await post(`${first.url}/api/newsletter`, { email: 'grace@example.com' })
  // Each kind is sent over connections of its own.
  await expect.poll(() => server.received.length).toBe(2)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  expect(lastDue(first.databaseFile)).toBeLessThan(Date.now() + 50_000)

  server.state.isSilent = false
  const second = await spawnSite({ DATABASE_URL: `sqlite:${first.databaseFile}`, ...settings })
  onTestFinished(() => void second.process.kill())
  await second.listening
  // Sent when the time is over for which the killed site had claimed them.
  endClaims(first.databaseFile)
  await expect.poll(() => server.received.length).toBe(4)
  const copies = Map.groupBy(server.received, ({ messageId }) => messageId)
  expect([...copies.values()].map(([mail, again]) => [mail?.subject, again?.subject])).toEqual(
    expect.arrayContaining([
      ['Message, from Ada', 'Message, from Ada'],
      ['Please confirm: the Argo newsletter', 'Please confirm: the Argo newsletter'],
    ]),
  )
  await expect.poll(() => waiting(first.databaseFile)).toBe(0)
})

test('told to stop while a mail server is silent, a site ends with 0, and the next sends the e-mail again within a minute', async () => {
  const server = await silentMailServer()
  const site = await startSite({
    settings: { SMTP_URL: server.url, CONTACT_TO: 'support@argo.example' },
  })
  onTestFinished(site.stop)
  await post(`${site.url}/api/newsletter`, { email: 'grace@example.com' })
  await expect.poll(() => server.received.length).toBe(1)
  expect(await stop(site.process)).toMatchObject({ code: 0 })
  expect(lastDue(site.databaseFile)).toBeLessThan(Date.now() + 60_000)
})

test('told to stop, a site with nothing to send does not wait for its mail server', async () => {
  const site = await startSite({
    settings: { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'support@argo.example' },
  })
  onTestFinished(site.stop)
  const { code, milliseconds } = await stop(site.process)
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(3_000)
})

async function stop(site: ChildProcess) {
  const start = performance.now()
  const exit = once(site, 'exit')
  site.kill('SIGTERM')
  const [code] = await exit
  return { code, milliseconds: performance.now() - start }
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(status).toBe(201)
}

function endClaims(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
  database.exec(`UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z'`)
  database.close()
}

function lastDue(databaseFile: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const row = database.prepare('SELECT max(due_at) AS due_at FROM outbox').get()
  database.close()
  return Date.parse(String(row?.due_at))
}

function waiting(databaseFile: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const rows = database.prepare('SELECT id FROM outbox').all()
  database.close()
  return rows.length
}
