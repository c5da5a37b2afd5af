import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp, testCaller } from '../test-app.ts'
import { createCaller } from '../trpc/app-router.ts'
import { forgetUnconfirmed } from './forget.ts'
import { createConfirmation, createUnsubscribeTokens } from './links.ts'
import { followLink, readLink } from './opt-in.ts'

const email = 'ada@example.com'
const hour = 60 * 60 * 1_000
const day = 24 * hour

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function newsletter() {
  const { call, db } = await testCaller()
  const subscriptionId = async () =>
    (await db.selectFrom('newsletterSubscriptions').select('id').executeTakeFirstOrThrow()).id
  return {
    db,
    subscribe: (address = email) => call.newsletter.subscribe({ email: address }),
    /** How many e-mails wait to be sent. */
    waiting: async () => (await db.selectFrom('outbox').selectAll().execute()).length,
    /** What the e-mail that waits would have in its links, once it is sent. */
    send: async () => {
      const token = await createConfirmation(db, await subscriptionId())
      await db.deleteFrom('outbox').execute()
      return token ?? ''
    },
    /** What it would have in them each time that it is not certain whether it was taken. */
    askAgain: async () => createConfirmation(db, await subscriptionId()),
    newsletterLink: async () =>
      (await createUnsubscribeTokens(db, [await subscriptionId()]))[0] ?? '',
    rows: () => db.selectFrom('newsletterSubscriptions').selectAll().execute(),
  }
}

/** An address that was confirmed, and the link of that. */
async function confirmed() {
  const site = await newsletter()
  await site.subscribe()
  const token = await site.send()
  expect(await followLink(site.db, 'confirm', token)).toBe('confirmed')
  return { ...site, token }
}

test('an address that is not confirmed is forgotten seven days after it was asked, with its links', async () => {
  const { db, subscribe, send, rows } = await newsletter()
  await subscribe()
  const token = await send()
  later(7 * day)
  expect(await readLink(db, 'confirm', token)).toBe('expired')
  expect(await forgetUnconfirmed(db)).toBe(0)
  later(1)
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await rows()).toEqual([])
  expect(await db.selectFrom('newsletterLinks').selectAll().execute()).toEqual([])
  expect(await readLink(db, 'confirm', token)).toBe('unknown')
})

test('a site that runs forgets it by itself, without a mail server too', async () => {
  const { app, db } = await testApp()
  await createCaller({ db }).newsletter.subscribe({ email })
  const [row] = await db.selectFrom('newsletterSubscriptions').select('id').execute()
  await createConfirmation(db, row?.id ?? 0)
  later(7 * day + 1)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect
    .poll(() => db.selectFrom('newsletterSubscriptions').selectAll().execute())
    .toEqual([])
})

test('an address that was confirmed, and one that could not be asked yet, are not forgotten', async () => {
  const { db, subscribe, rows, waiting } = await confirmed()
  await subscribe('new@example.com')
  later(1_000 * day)
  expect(await forgetUnconfirmed(db)).toBe(0)
  expect(await rows()).toHaveLength(2)
  expect(await waiting()).toBe(1)
})

test('an address that is confirmed is not forgotten, even if it was still to be', async () => {
  const { db, rows } = await confirmed()
  const before = await rows()
  await db
    .updateTable('newsletterSubscriptions')
    .set({ expiresAt: '2026-11-22T00:00:00.000Z' })
    .execute()
  await forgetUnconfirmed(db)
  expect(await rows()).toEqual(before)
  expect(await forgetUnconfirmed(db)).toBe(0)
})

test('an address to which no e-mail can be sent is forgotten seven days after the first try, with its e-mail', async () => {
  const { db, subscribe, rows, waiting } = await newsletter()
  await subscribe()
  const [row] = await rows()
  for (let hours = 0; hours <= 7 * 24; hours += 12) {
    await createConfirmation(db, row?.id ?? 0)
    later(12 * hour)
  }
  expect(await db.selectFrom('newsletterLinks').selectAll().execute()).toHaveLength(8)
  expect(await waiting()).toBe(1)
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await rows()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('many addresses are forgotten in portions, by two servers at once', async () => {
  const { db } = await newsletter()
  const values = Array.from({ length: 1_200 }, (_, index) => ({
    email: `${index}@example.com`,
    emailKey: `${index}@example.com`,
    createdAt: '2026-11-01T00:00:00.000Z',
    expiresAt: `2026-11-0${1 + (index % 9)}T00:00:00.000Z`,
  }))
  await db.insertInto('newsletterSubscriptions').values(values).execute()
  const first = await Promise.all([forgetUnconfirmed(db), forgetUnconfirmed(db)])
  expect(Math.max(...first)).toBe(500)
  while ((await forgetUnconfirmed(db)) > 0);
  expect(await db.selectFrom('newsletterSubscriptions').selectAll().execute()).toEqual([])
})

test('an address is asked once a day at most', async () => {
  const { subscribe, send, waiting, rows } = await newsletter()
  await subscribe()
  await send()
  later(day)
  await subscribe('ADA@example.com')
  expect(await waiting()).toBe(0)
  expect(await rows()).toMatchObject([{ email, createdAt: '2026-11-22T12:00:00.000Z' }])
  later(1)
  await subscribe('ADA@example.com')
  await subscribe()
  expect(await waiting()).toBe(1)
  // The newer consent counts.
  expect(await rows()).toMatchObject([
    { email: 'ADA@example.com', createdAt: '2026-11-23T12:00:00.001Z', expiresAt: null },
  ])
})

test('an address that is subscribed is not asked again, and nothing of it changes', async () => {
  const { subscribe, waiting, rows } = await confirmed()
  const before = await rows()
  later(30 * day)
  await subscribe('ADA@example.com')
  expect(await waiting()).toBe(0)
  expect(await rows()).toEqual(before)
})

test('a known address and a new one take the same statements', async () => {
  const { db } = await confirmed()
  const statements = async (address: string) => {
    const kinds: string[] = []
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        kinds.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await createCaller({ db: watched }).newsletter.subscribe({ email: address })
    return kinds
  }
  const known = await statements(email)
  expect(known).toContain('InsertQueryNode')
  expect(await statements('new@example.com')).toEqual(known)
  expect(await statements('new@example.com')).toEqual(known)
})

test('each link of a subscription ends it, a second time too, and then confirms nothing', async () => {
  const { db, token, newsletterLink, rows } = await confirmed()
  const other = await newsletterLink()
  later(400 * day)
  expect(await readLink(db, 'unsubscribe', token)).toBe('open')
  expect(await followLink(db, 'unsubscribe', other)).toBe('ended')
  const after = await rows()
  later(hour)
  for (const link of [token, other]) {
    expect(await followLink(db, 'unsubscribe', link)).toBe('ended')
    expect(await followLink(db, 'confirm', link)).toBe('expired')
  }
  expect(await rows()).toEqual(after)
})

test('who unsubscribed is subscribed again by confirming again, and by nothing else', async () => {
  const { db, subscribe, send, rows, waiting, newsletterLink } = await confirmed()
  const old = await newsletterLink()
  await followLink(db, 'unsubscribe', old)
  later(2 * day)
  await subscribe()
  expect(await rows()).toMatchObject([{ unsubscribedAt: '2026-11-22T12:00:00.000Z' }])
  const token = await send()
  expect(await followLink(db, 'confirm', old)).toBe('expired')
  expect(await followLink(db, 'confirm', token)).toBe('confirmed')
  expect(await rows()).toMatchObject([
    { confirmedAt: '2026-11-24T12:00:00.000Z', unsubscribedAt: null },
  ])
  expect(await waiting()).toBe(0)
})

test('who unsubscribed and does not confirm again stays unsubscribed', async () => {
  const { db, subscribe, send, rows, newsletterLink } = await confirmed()
  await followLink(db, 'unsubscribe', await newsletterLink())
  later(2 * day)
  await subscribe()
  const token = await send()
  later(8 * day)
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await forgetUnconfirmed(db)).toBe(0)
  expect(await followLink(db, 'confirm', token)).toBe('expired')
  expect(await rows()).toMatchObject([{ unsubscribedAt: '2026-11-22T12:00:00.000Z' }])
})

test.each([
  ['for the first time', newsletter],
  [
    'again, after unsubscribing',
    async () => {
      const site = await confirmed()
      await followLink(site.db, 'unsubscribe', site.token)
      later(2 * day)
      return site
    },
  ],
])('who declines when asked %s is asked no more', async (_, before) => {
  const { db, subscribe, send, rows, waiting } = await before()
  await subscribe()
  const token = await send()
  expect(await followLink(db, 'unsubscribe', token)).toBe('declined')
  expect(await followLink(db, 'confirm', token)).toBe('expired')
  later(100 * day)
  await subscribe()
  await subscribe('ADA@example.com')
  expect(await waiting()).toBe(0)
  expect(await rows()).toMatchObject([{ email, confirmedAt: null, expiresAt: null }])
  expect(await forgetUnconfirmed(db)).toBe(0)
})

test('of a confirmation and an end at the same time, one comes last and counts', async () => {
  const { db, subscribe, send, rows } = await newsletter()
  await subscribe()
  const token = await send()
  const outcomes = await Promise.all([
    followLink(db, 'confirm', token),
    followLink(db, 'unsubscribe', token),
  ])
  const [row] = await rows()
  expect(row?.unsubscribedAt).not.toBe(null)
  expect(['confirmed ended', 'expired declined']).toContain(outcomes.join(' '))
})

test.each([
  ['confirm', 'confirmed'],
  ['unsubscribe', 'declined'],
] as const)(
  'who answers an e-mail by its link to %s while it is about to be sent again is sent no other',
  async (purpose, outcome) => {
    const { db, subscribe, askAgain, rows } = await newsletter()
    await subscribe()
    const token = await askAgain()
    expect(await followLink(db, purpose, token ?? '')).toBe(outcome)
    const after = await rows()
    expect(await askAgain()).toBe(undefined)
    expect(await rows()).toEqual(after)
    later(100 * day)
    expect(await forgetUnconfirmed(db)).toBe(0)
    expect(await readLink(db, purpose, token ?? '')).toBe(outcome)
  },
)

test('of a confirmation and another e-mail at the same time, the confirmation counts', async () => {
  const { db, subscribe, askAgain, rows } = await newsletter()
  await subscribe()
  const token = await askAgain()
  await Promise.all([askAgain(), followLink(db, 'confirm', token ?? ''), askAgain()])
  expect(await rows()).toMatchObject([{ confirmedAt: '2026-11-22T12:00:00.000Z', expiresAt: null }])
})

test.each(['', 'x', 'A'.repeat(22), `${'A'.repeat(21)}%00`, "' or 1=1 --"])(
  'the link %j is not known',
  async (token) => {
    const { db } = await confirmed()
    expect(await readLink(db, 'confirm', token)).toBe('unknown')
    expect(await followLink(db, 'unsubscribe', token)).toBe('unknown')
  },
)
