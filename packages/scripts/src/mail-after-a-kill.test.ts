import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { spawnSite, startSite } from './site-process.ts'
import { type Mood, unreliableMailServer } from './trial/unreliable-mail-server.ts'

test('a site that is killed while it sends an e-mail sends it again under the same Message-ID when it is back', async () => {
  let mood: Mood = 'is silent'
  const server = await unreliableMailServer(() => mood)
  onTestFinished(server.close)
  const settings = { SMTP_URL: server.url, CONTACT_TO: 'support@argo.example' }
  const first = await startSite({ settings })
  onTestFinished(first.stop)
  await post(`${first.url}/api/contact`, {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Does it fit?',
  })
  await post(`${first.url}/api/newsletter`, { email: 'grace@example.com' })
  await expect.poll(() => server.received.length).toBe(1)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')

  mood = 'takes'
  const second = await spawnSite({ DATABASE_URL: `sqlite:${first.databaseFile}`, ...settings })
  onTestFinished(() => void second.process.kill())
  await second.listening
  // The other e-mail is sent at once; the first when the time is over for which the killed site had claimed it.
  await expect.poll(() => server.received.length).toBe(2)
  endClaims(first.databaseFile)
  await expect.poll(() => server.received.length).toBe(3)
  const [interrupted, other, again] = server.received
  expect(again?.messageId).toBe(interrupted?.messageId)
  expect(other?.messageId).not.toBe(interrupted?.messageId)
  expect(again?.subject).toBe('Message, from Ada')
  expect(other?.to?.[0]?.address).toBe('grace@example.com')
  await expect.poll(() => waiting(first.databaseFile)).toBe(0)
})

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

function waiting(databaseFile: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const rows = database.prepare('SELECT id FROM outbox').all()
  database.close()
  return rows.length
}
