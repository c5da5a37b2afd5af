import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database/schema.ts'
import { createConfirmation } from '../newsletter/links.ts'
import { followLink } from '../newsletter/opt-in.ts'
import { countSubscriptions, readSubscribers, type Subscriber } from '../newsletter/subscribers.ts'
import { testCaller } from '../test-app.ts'
import { deleteOlder, deletePerson } from './queries.ts'

/** A site to which several people wrote and subscribed; nothing was sent yet. */
async function site() {
  const { call, db } = await testCaller()
  const subscribe = async (email: string) => {
    await call.newsletter.subscribe({ email })
    return db
      .selectFrom('newsletterSubscriptions')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  }
  return {
    db,
    subscribe,
    write: (email: string) => call.contact.send({ name: 'Ada', email, message: 'Does it fit?' }),
    confirmed: async (email: string) => {
      const { id } = await subscribe(email)
      const token = (await createConfirmation(db, id)) ?? ''
      await followLink(db, 'confirm', token)
      return { id, token }
    },
  }
}

/** Every row of every table, as text. */
async function everything(db: Database): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  )
  return JSON.stringify(rows)
}

async function subscribers(db: Database) {
  const list: Subscriber[] = []
  for await (const subscriber of readSubscribers(db, 'https://argo.example')) list.push(subscriber)
  return list
}

const counts = async (db: Database) =>
  Promise.all(
    (['contactMessages', 'newsletterSubscriptions', 'newsletterLinks', 'outbox'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  )

test('of a person who is deleted nothing is left, in whatever state the subscription was', async () => {
  const { db, subscribe, confirmed, write } = await site()
  const states: Record<string, () => Promise<unknown>> = {
    'wrote@example.com': () => write('Wrote@Example.com'),
    'entered@example.com': () => subscribe('Entered@example.com'),
    'confirmed@example.com': () => confirmed('confirmed@example.com'),
    'ended@example.com': async () =>
      followLink(db, 'unsubscribe', (await confirmed('ended@example.com')).token),
    'declined@example.com': async () => {
      const { id } = await subscribe('declined@example.com')
      await followLink(db, 'unsubscribe', (await createConfirmation(db, id)) ?? '')
    },
  }
  for (const [email, bring] of Object.entries(states)) {
    const before = await counts(db)
    await bring()
    await write(email)
    expect((await everything(db)).toLowerCase()).toContain(email)
    await deletePerson(db, ` ${email.toUpperCase()} `)
    expect((await everything(db)).toLowerCase()).not.toContain(email)
    expect(await counts(db), email).toEqual(before)
  }
})

test('by age messages are deleted and addresses that were never confirmed, with what waits to be sent of them', async () => {
  const { db, subscribe, confirmed, write } = await site()
  await subscribe('entered@example.com')
  await confirmed('confirmed@example.com')
  await followLink(db, 'unsubscribe', (await confirmed('ended@example.com')).token)
  await write('ada@example.com')
  await db
    .updateTable('newsletterSubscriptions')
    .set({ createdAt: '2025-12-31T23:59:59.999Z' })
    .execute()
  await db.updateTable('contactMessages').set({ createdAt: '2025-12-31T23:59:59.999Z' }).execute()
  await subscribe('new@example.com')
  await write('new@example.com')
  expect(await deleteOlder(db, '2026-01-01')).toEqual({ messages: 1, subscriptions: 1 })
  const left = await db.selectFrom('newsletterSubscriptions').select('email').execute()
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    'confirmed@example.com',
    'ended@example.com',
    'new@example.com',
  ])
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
})

test('the list of subscribers has whoever confirmed and did not unsubscribe, each with a link of their own', async () => {
  const { db, subscribe, confirmed } = await site()
  await subscribe('entered@example.com')
  await confirmed('confirmed@example.com')
  await followLink(db, 'unsubscribe', (await confirmed('ended@example.com')).token)
  const [subscriber, ...others] = await subscribers(db)
  expect(others).toEqual([])
  expect(subscriber).toEqual({
    email: 'confirmed@example.com',
    agreedAt: expect.stringMatching(/Z$/),
    agreedTo: expect.stringContaining('once you have confirmed by e-mail'),
    confirmedAt: expect.stringMatching(/Z$/),
    unsubscribe: expect.stringMatching(/^https:\/\/argo\.example\/newsletter\/unsubscribe\/.{22}$/),
  })
  expect(await followLink(db, 'unsubscribe', subscriber?.unsubscribe.split('/').at(-1) ?? '')).toBe(
    'ended',
  )
  expect(await subscribers(db)).toEqual([])
  expect(await countSubscriptions(db)).toEqual({ confirmed: 0, unconfirmed: 1, unsubscribed: 2 })
})

test('a list of more than a thousand subscribers is whole', async () => {
  const { db } = await site()
  const rows = Array.from({ length: 1_203 }, (_, index) => ({
    email: `${index}@example.com`,
    emailKey: `${index}@example.com`,
    createdAt: '2026-01-01T00:00:00.000Z',
    confirmedAt: '2026-01-01T00:00:00.000Z',
  }))
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('newsletterSubscriptions')
      .values(rows.slice(start, start + 500))
      .execute()
  const list = await subscribers(db)
  expect(list.map(({ email }) => email)).toEqual(rows.map(({ email }) => email))
  expect(new Set(list.map(({ unsubscribe }) => unsubscribe)).size).toBe(rows.length)
})

test('an address that was unsubscribed is not mailed because another hand imports it', async () => {
  const { db, confirmed } = await site()
  await followLink(db, 'unsubscribe', (await confirmed('ended@example.com')).token)
  const imported = {
    email: 'Ended@Example.com',
    emailKey: 'ended@example.com',
    createdAt: '2027-01-01T00:00:00.000Z',
    confirmedAt: '2027-01-01T00:00:00.000Z',
  }
  const insert = db.insertInto('newsletterSubscriptions').values(imported)
  await expect(insert.execute()).rejects.toThrow(/unique/i)
  await insert.onConflict((conflict) => conflict.column('emailKey').doUpdateSet(imported)).execute()
  expect(await subscribers(db)).toEqual([])
})
