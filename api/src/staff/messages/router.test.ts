import { expect, test } from 'vitest'
import { testStaff } from '../test-staff.ts'

const time = '2026-01-01T00:00:00.000Z'

/** The desk as an editor calls it, with messages of these people, the first of them the oldest. */
async function inbox(names: string[]) {
  const { db, call } = await testStaff('editor')
  const messages = names.map((name) => ({
    name,
    email: `${name.toLowerCase()}@example.com`,
    message: `Subject: returns\n\nMine is broken, says ${name}`,
    createdAt: time,
  }))
  const rows = await db.insertInto('contactMessages').values(messages).returning('id').execute()
  const list = async (input: Parameters<typeof call.messages.list>[0] = {}) =>
    (await call.messages.list(input)).messages.map(({ name }) => name)
  return { db, call, list, ids: rows.map(({ id }) => id) }
}

test('messages are listed a page at a time, newest first, and found on every page', async () => {
  const names = Array.from({ length: 60 }, (_, index) => (index % 30 === 3 ? 'Eve' : `Ada${index}`))
  const { call, list } = await inbox(names)
  const pages: string[] = []
  let before: number | undefined
  do {
    const { messages, next } = await call.messages.list({ before })
    expect(messages.length).toBe(before !== undefined && next === undefined ? 10 : 25)
    pages.push(...messages.map(({ name }) => name))
    before = next
  } while (before !== undefined)
  expect(pages).toEqual(names.toReversed())
  expect(await list({ q: 'eVE@EXAMPLE' })).toEqual(['Eve', 'Eve'])
  expect(await list({ q: 'says Ada59' })).toEqual(['Ada59'])
  expect(await list({ q: 'nobody' })).toEqual([])
})

test('spam leaves the list, and comes back when it is none', async () => {
  const { call, list, ids } = await inbox(['Ada', 'Eve', 'Bob'])
  const [, eve = 0, bob = 0] = ids
  await call.messages.mark({ id: eve, state: 'spam' })
  await call.messages.mark({ id: bob, state: 'answered' })
  expect(await list()).toEqual(['Bob', 'Ada'])
  expect(await list({ state: 'spam' })).toEqual(['Eve'])
  expect(await list({ state: 'unread' })).toEqual(['Ada'])
  expect(await call.messages.counts()).toEqual({ unread: 1, read: 0, answered: 1, spam: 1 })
  await call.messages.mark({ id: eve, state: 'read' })
  expect(await list()).toEqual(['Bob', 'Eve', 'Ada'])
  expect(await call.messages.one({ id: eve })).toMatchObject({ name: 'Eve', state: 'read' })
})

test('a message that is deleted is gone, and no history has it', async () => {
  const { db, call, list, ids } = await inbox(['Ada', 'Eve'])
  const [id = 0] = ids
  await call.messages.remove({ id })
  expect(await list()).toEqual(['Eve'])
  for (const again of [
    () => call.messages.one({ id }),
    () => call.messages.mark({ id, state: 'read' }),
    () => call.messages.remove({ id }),
  ])
    await expect(again()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // The history has that it was deleted, and nothing of it.
  expect(await call.revisions.list({})).toMatchObject([
    { kind: 'action', note: 'deleted a message' },
  ])
  expect(await db.selectFrom('revisions').select(['before', 'after']).execute()).toEqual([
    { before: null, after: null },
  ])
})

test('of a person staff see how much is stored, and delete it all at once', async () => {
  const { db, call, list } = await inbox(['Ada', 'Eve', 'Ada'])
  const subscription = { email: 'ada@example.com', emailKey: 'ada@example.com', createdAt: time }
  await db.insertInto('newsletterSubscriptions').values(subscription).execute()
  const email = ' ADA@example.com'
  expect(await call.messages.person({ email })).toEqual({ messages: 2, subscriptions: 1 })
  expect(await call.messages.removePerson({ email })).toEqual({ messages: 2, subscriptions: 1 })
  expect(await list()).toEqual(['Eve'])
  expect(await call.messages.person({ email })).toMatchObject({ messages: 0, subscriptions: 0 })
  expect((await call.revisions.list({}))[0]).toMatchObject({
    person: 'Number 1',
    note: 'deleted what was stored of a person: 2 messages and 1 subscription',
  })
})

test('e-mails that the mail server refused are listed with its words, and sent again', async () => {
  const { db, call, ids } = await inbox(['Ada', 'Eve'])
  const { id: subscriptionId } = await db
    .insertInto('newsletterSubscriptions')
    .values({ email: 'bob@example.com', emailKey: 'bob@example.com', createdAt: time })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = { dueAt: time, refusal: '550 no such user' }
  await db
    .insertInto('outbox')
    .values([
      { ...mail, messageId: 'a', contactMessageId: ids[0] ?? null, subscriptionId: null },
      { ...mail, messageId: 'b', contactMessageId: null, subscriptionId },
    ])
    .execute()
  expect(await call.messages.refused()).toMatchObject([
    { email: 'bob@example.com', contactMessageId: null, refusal: '550 no such user' },
    { email: 'ada@example.com', contactMessageId: ids[0] },
  ])
  expect((await call.messages.list({})).messages).toMatchObject([
    { name: 'Eve', waiting: null },
    { name: 'Ada', refusal: '550 no such user' },
  ])
  expect(await call.messages.resend()).toEqual({ sent: 2 })
  expect(await call.messages.refused()).toEqual([])
})
