import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetOldErasures } from '../database/erasures.ts'
import type { Database } from '../database/schema.ts'
import { followLink } from '../newsletter/opt-in.ts'
import { countSubscriptions, readSubscribers, type Subscriber } from '../newsletter/subscribers.ts'
import { tokenFor } from '../newsletter/test-links.ts'
import { testCaller } from '../test-app.ts'
import { deleteMessage, deletePerson, findMessages, readPerson } from './queries.ts'

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
    end: async (email: string) =>
      followLink(db, 'unsubscribe', await tokenFor(db, 'unsubscribe', email)),
    write: (email: string) => call.contact.send({ name: 'Ada', email, message: 'Does it fit?' }),
    confirmed: async (email: string) => {
      await subscribe(email)
      await followLink(db, 'confirm', await tokenFor(db, 'confirm', email))
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
    (['contactMessages', 'newsletterSubscriptions', 'outbox'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  )

test('of a person who is deleted nothing is left, in whatever state the subscription was', async () => {
  const { db, subscribe, confirmed, end, write } = await site()
  const states: Record<string, () => Promise<unknown>> = {
    'wrote@example.com': () => write('Wrote@Example.com'),
    'entered@example.com': () => subscribe('Entered@example.com'),
    'confirmed@example.com': () => confirmed('confirmed@example.com'),
    'ended@example.com': async () => {
      await confirmed('ended@example.com')
      await end('ended@example.com')
    },
    'declined@example.com': async () => {
      await subscribe('declined@example.com')
      await end('declined@example.com')
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

test('all that is stored of a person is found, by an address in any spelling, and nothing of others', async () => {
  const { db, confirmed, write } = await site()
  await write('Ada@example.com')
  await confirmed('ADA@example.com')
  await write('eve@example.com')
  const { messages, subscriptions, emails } = await readPerson(db, ' ada@EXAMPLE.com ')
  expect(messages).toMatchObject([{ email: 'Ada@example.com', message: 'Does it fit?' }])
  expect(subscriptions).toMatchObject([{ email: 'ADA@example.com', unsubscribedAt: null }])
  expect(emails).toMatchObject([{ contactMessageId: messages[0]?.id }])
  expect(await readPerson(db, 'nobody@example.com')).toEqual({
    messages: [],
    subscriptions: [],
    emails: [],
  })
})

test('what a person wrote from other addresses of their mailbox is found and deleted too, and nothing of others', async () => {
  const { db, confirmed, write } = await site()
  const [name, other] = ['ada.lovelace+shop@gmail.com', 'ada.lovelace@example.com']
  for (const email of [name, 'AdaLovelace@googlemail.com', other]) await write(email)
  await confirmed('adalovelace@gmail.com')
  const person = await readPerson(db, 'ada.lovelace@gmail.com')
  expect(person.messages).toHaveLength(2)
  expect(person.subscriptions).toHaveLength(1)
  expect(await deletePerson(db, 'ada.lovelace@gmail.com')).toEqual({
    messages: 2,
    subscriptions: 1,
  })
  expect((await findMessages(db, { limit: 10 })).map(({ email }) => email)).toEqual([other])
})

test('one message is deleted alone, with its e-mail', async () => {
  const { db, write } = await site()
  for (const email of ['ada@example.com', 'ada@example.com']) await write(email)
  const [first] = await findMessages(db, { limit: 1 })
  expect(await deleteMessage(db, first?.id ?? 0)).toBe(true)
  expect(await deleteMessage(db, first?.id ?? 0)).toBe(false)
  expect(await counts(db)).toEqual([1, 0, 1])
})

test('which rows were deleted is forgotten once no backup has them', async () => {
  const { db, write } = await site()
  for (const email of ['ada@example.com', 'eve@example.com']) {
    await write(email)
    await deletePerson(db, email)
  }
  await db
    .updateTable('erasures')
    .set({ erasedAt: new Date(Date.now() - 401 * 24 * 60 * 60 * 1_000).toISOString() })
    .where('rowId', '=', (rows) =>
      rows.selectFrom('erasures').select((of) => of.fn.min('rowId').as('first')),
    )
    .execute()
  await forgetOldErasures(db)
  expect(await db.selectFrom('erasures').selectAll().execute()).toHaveLength(1)
})

test('the list of subscribers has whoever confirmed and did not unsubscribe, each with a link of their own', async () => {
  const { db, subscribe, confirmed, end } = await site()
  await subscribe('entered@example.com')
  await confirmed('confirmed@example.com')
  await confirmed('ended@example.com')
  await end('ended@example.com')
  const [subscriber, ...others] = await subscribers(db)
  expect(others).toEqual([])
  expect(subscriber).toEqual({
    email: 'confirmed@example.com',
    agreedAt: expect.stringMatching(/Z$/),
    agreedTo: expect.stringContaining('once you confirm by e-mail'),
    confirmedAt: expect.stringMatching(/Z$/),
    unsubscribe: expect.stringMatching(
      /^https:\/\/argo\.example\/newsletter\/unsubscribe\/\w+\.[\w-]{22}$/,
    ),
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
