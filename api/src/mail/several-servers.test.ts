import type { Email } from 'postal-mime'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { newDatabase, testDatabase } from '../database/test-database.ts'
import { createCaller } from '../app-router.ts'
import { claimMail } from './outbox.ts'
import { mailServer, siteWithMail, stopClock, takeMail } from './test-mail-server.ts'

const letter = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit?' }

test('however long a mail server thinks, no other server sends the same message', async () => {
  const received: Email[] = []
  const thought = Promise.withResolvers<void>()
  const { port } = await mailServer({
    onData: takeMail(async (mail) => {
      received.push(mail)
      await thought.promise
    }),
  })
  const db = await testDatabase()
  const lease = 1_000
  const [{ call, waiting }] = await Promise.all([
    siteWithMail(port, db, { lease }),
    siteWithMail(port, db, { lease }),
  ])
  stopClock()
  await call.contact.send(letter)
  await expect.poll(() => received.length).toBe(1)
  for (let leases = 0; leases < 3; leases += 1) {
    vi.setSystemTime(Date.now() + lease - 1)
    const renewed = new Date(Date.now() + lease).toISOString()
    await expect.poll(waiting).toEqual([{ attempts: 1, dueAt: renewed }])
  }
  thought.resolve()
  await expect.poll(waiting).toEqual([])
  expect(received).toHaveLength(1)
})

test('two servers on one database send each message once', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  const call = createCaller({ db })
  for (let index = 0; index < 10; index += 1)
    await call.contact.send({ ...letter, name: `Ada ${index}` })
  await Promise.all([siteWithMail(port, db), siteWithMail(port, db)])
  await expect.poll(() => received.length).toBe(10)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(10)
})

test('of two servers that find the same message, the second leaves it to the first', async () => {
  const url = await newDatabase()
  const [first, second] = [await testDatabase(url), await testDatabase(url)]
  await createCaller({ db: first }).contact.send(letter)
  const { claimed } = await first.transaction().execute(async (transaction) => {
    const dueAt = new Date(Date.now() + 60_000).toISOString()
    await transaction.updateTable('outbox').set({ dueAt }).execute()
    const claimed = claimMail(second, 'contact message', 60_000)
    await setTimeout(200)
    return { claimed }
  })
  expect(await claimed).toBeUndefined()
})

test('a message whose server ended while it was being sent is sent by the next', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  await createCaller({ db }).contact.send(letter)
  // As a server that was killed leaves it: claimed, and never given back.
  stopClock()
  const end = Date.now() + 40_000
  const dueAt = new Date(end).toISOString()
  await db.updateTable('outbox').set({ attempts: 1, dueAt }).execute()
  const { waiting } = await siteWithMail(port, db)
  expect(await waiting()).toEqual([{ attempts: 1, dueAt }])
  expect(received).toHaveLength(0)
  vi.setSystemTime(end)
  await expect.poll(() => received.length).toBe(1)
  await expect.poll(waiting).toEqual([])
})

test('a message from before a server’s clock was set back is sent at once', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  await createCaller({ db }).contact.send(letter)
  const dueAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  await db.updateTable('outbox').set({ dueAt }).execute()
  await siteWithMail(port, db)
  await expect.poll(() => received.length).toBe(1)
})
