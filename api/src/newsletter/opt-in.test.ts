import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimMail } from '../mail/outbox.ts'
import { testCaller } from '../test-app.ts'
import { createCaller } from '../app-router.ts'
import { forgetUnconfirmed } from './forget.ts'
import { followLink, readLink } from './opt-in.ts'
import { tokenFor } from './test-links.ts'

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
  return {
    db,
    subscribe: (address = email) => call.newsletter.subscribe({ email: address }),
    /** How many e-mails wait to be sent. */
    waiting: async () => (await db.selectFrom('outbox').selectAll().execute()).length,
    /** How many of them are due by now. */
    due: async () => {
      const mails = db.selectFrom('outbox').select('id')
      return (await mails.where('dueAt', '<=', new Date().toISOString()).execute()).length
    },
    /** What the e-mail that waits has in its links, once it is sent. */
    send: async () => {
      await db.deleteFrom('outbox').execute()
      return {
        confirm: await tokenFor(db, 'confirm'),
        unsubscribe: await tokenFor(db, 'unsubscribe'),
      }
    },
    rows: () => db.selectFrom('newsletterSubscriptions').selectAll().execute(),
  }
}

/** An address that was confirmed, and the links of that. */
async function confirmed() {
  const site = await newsletter()
  await site.subscribe()
  const links = await site.send()
  expect(await followLink(site.db, 'confirm', links.confirm)).toBe('confirmed')
  return { ...site, links }
}

test('an address that is not confirmed is forgotten seven days after it was asked', async () => {
  const { db, subscribe, send, rows } = await newsletter()
  await subscribe()
  const { confirm } = await send()
  later(7 * day)
  expect(await readLink(db, 'confirm', confirm)).toBe('expired')
  expect(await forgetUnconfirmed(db)).toBe(0)
  later(1)
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await rows()).toEqual([])
  expect(await readLink(db, 'confirm', confirm)).toBe('unknown')
})

test('an address that was confirmed is not forgotten, and one that could not be asked is, with its e-mail', async () => {
  const { db, subscribe, rows, waiting } = await confirmed()
  await subscribe('new@example.com')
  later(7 * day + 1)
  expect(await waiting()).toBe(1)
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await rows()).toMatchObject([{ email, unsubscribedAt: null }])
  expect(await waiting()).toBe(0)
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
    {
      email: 'ADA@example.com',
      createdAt: '2026-11-23T12:00:00.001Z',
      expiresAt: '2026-11-30T12:00:00.001Z',
    },
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

test('the link to unsubscribe ends a subscription for ever, and that to confirm works for nothing else', async () => {
  const { db, links, rows } = await confirmed()
  later(400 * day)
  for (const purpose of ['confirm', 'unsubscribe'] as const)
    expect(await readLink(db, purpose, links[purpose])).toBe(
      purpose === 'confirm' ? 'confirmed' : 'open',
    )
  expect(await followLink(db, 'confirm', links.unsubscribe)).toBe('unknown')
  expect(await followLink(db, 'unsubscribe', links.confirm)).toBe('unknown')
  expect(await followLink(db, 'unsubscribe', links.unsubscribe)).toBe('ended')
  const after = await rows()
  later(hour)
  expect(await followLink(db, 'unsubscribe', links.unsubscribe)).toBe('ended')
  expect(await followLink(db, 'confirm', links.confirm)).toBe('expired')
  expect(await rows()).toEqual(after)
})

test('a link is of one subscription at one site', async () => {
  const { db, subscribe, links } = await confirmed()
  await subscribe('grace@example.com')
  const [, hash] = links.unsubscribe.split('.')
  expect(await followLink(db, 'unsubscribe', `2.${hash}`)).toBe('unknown')
  expect(await followLink(db, 'confirm', `2.${links.confirm.slice(2)}`)).toBe('unknown')
  // As if the row of the same number were another person's, as after a backup was restored.
  await db
    .updateTable('newsletterSubscriptions')
    .set({ emailKey: 'eve@example.com' })
    .where('id', '=', 1)
    .execute()
  expect(await readLink(db, 'unsubscribe', links.unsubscribe)).toBe('unknown')
  const other = await newsletter()
  await other.subscribe()
  expect((await other.send()).unsubscribe).toBe(links.unsubscribe)
  await other.db.updateTable('siteKey').set({ secret: 'another' }).execute()
  expect(await readLink(other.db, 'unsubscribe', links.unsubscribe)).toBe('unknown')
})

test('who unsubscribed is subscribed again by confirming again, and by nothing else', async () => {
  const { db, subscribe, send, rows, waiting, links } = await confirmed()
  await followLink(db, 'unsubscribe', links.unsubscribe)
  later(2 * day)
  await subscribe()
  expect(await rows()).toMatchObject([{ unsubscribedAt: '2026-11-22T12:00:00.000Z' }])
  const { confirm } = await send()
  expect(await followLink(db, 'confirm', links.confirm)).toBe('expired')
  expect(await followLink(db, 'confirm', confirm)).toBe('confirmed')
  expect(await rows()).toMatchObject([
    { confirmedAt: '2026-11-24T12:00:00.000Z', unsubscribedAt: null },
  ])
  expect(await waiting()).toBe(0)
})

test('who unsubscribed and does not confirm again stays unsubscribed', async () => {
  const { db, subscribe, send, rows, waiting, links } = await confirmed()
  await followLink(db, 'unsubscribe', links.unsubscribe)
  later(2 * day)
  await subscribe()
  const { confirm } = await send()
  later(8 * day)
  expect(await followLink(db, 'confirm', confirm)).toBe('expired')
  await db
    .insertInto('outbox')
    .values({ messageId: 'again', subscriptionId: 1, dueAt: new Date().toISOString() })
    .execute()
  expect(await forgetUnconfirmed(db)).toBe(1)
  expect(await waiting()).toBe(0)
  expect(await forgetUnconfirmed(db)).toBe(0)
  expect(await followLink(db, 'confirm', confirm)).toBe('expired')
  expect(await rows()).toMatchObject([{ unsubscribedAt: '2026-11-22T12:00:00.000Z' }])
})

test.each([
  ['for the first time', newsletter],
  [
    'again, after unsubscribing',
    async () => {
      const site = await confirmed()
      await followLink(site.db, 'unsubscribe', site.links.unsubscribe)
      later(2 * day)
      return site
    },
  ],
])('who declines when asked %s is asked no more', async (_, before) => {
  const { db, subscribe, send, rows, waiting } = await before()
  await subscribe()
  const { confirm, unsubscribe } = await send()
  expect(await followLink(db, 'unsubscribe', unsubscribe)).toBe('declined')
  expect(await followLink(db, 'confirm', confirm)).toBe('expired')
  later(100 * day)
  await subscribe()
  for (const alias of ['ADA@example.com', 'ada+1@example.com', 'ada+2@EXAMPLE.com'])
    await subscribe(alias)
  expect(await waiting()).toBe(0)
  expect(await rows()).toMatchObject([{ email, confirmedAt: null, expiresAt: null }])
  expect(await forgetUnconfirmed(db)).toBe(0)
})

test('of a confirmation and an end at the same time, one comes last and counts', async () => {
  const { db, subscribe, send, rows } = await newsletter()
  await subscribe()
  const { confirm, unsubscribe } = await send()
  const outcomes = await Promise.all([
    followLink(db, 'confirm', confirm),
    followLink(db, 'unsubscribe', unsubscribe),
  ])
  const [row] = await rows()
  expect(row?.unsubscribedAt).not.toBe(null)
  expect(['confirmed ended', 'expired declined']).toContain(outcomes.join(' '))
})

test.each([
  ['confirm', 'confirmed'],
  ['unsubscribe', 'declined'],
] as const)(
  'who answers an e-mail by its link to %s while it is to be sent again is sent no other',
  async (purpose, outcome) => {
    const { db, subscribe, send, rows, waiting } = await newsletter()
    await subscribe()
    const links = await send()
    later(2 * day)
    await subscribe()
    expect(await waiting()).toBe(1)
    expect(await followLink(db, 'confirm', links.confirm)).toBe('expired')
    const newest = await tokenFor(db, purpose)
    expect(await followLink(db, purpose, newest)).toBe(outcome)
    expect(await waiting()).toBe(0)
    const after = await rows()
    later(100 * day)
    expect(await forgetUnconfirmed(db)).toBe(0)
    expect(await rows()).toEqual(after)
    expect(await readLink(db, purpose, newest)).toBe(outcome)
  },
)

test('however its address is written, a mailbox is asked once a day', async () => {
  const { subscribe, waiting, rows } = await newsletter()
  for (let index = 0; index < 15; index += 1) await subscribe(`v.ictim+${index}@gmail.com`)
  await subscribe('victim@googlemail.com')
  await subscribe('Ada+argo@example.com')
  await subscribe('ada@example.com')
  expect(await waiting()).toBe(2)
  expect((await rows()).map((row) => row.email).toSorted()).toEqual([
    'Ada+argo@example.com',
    'v.ictim+0@gmail.com',
  ])
})

test('of one domain twenty are asked in an hour, the others after that, and other domains meanwhile', async () => {
  const { subscribe, due } = await newsletter()
  for (let index = 0; index < 45; index += 1) await subscribe(`a${index}@victim.example`)
  expect(await due()).toBe(20)
  await subscribe('b@evictim.example')
  expect(await due()).toBe(21)
  later(hour)
  expect(await due()).toBe(41)
  later(hour)
  expect(await due()).toBe(46)
})

test('in a day as many are asked as is set, and everybody else is stored and asked on the days after', async () => {
  const { db, rows, due } = await newsletter()
  const call = createCaller({ db, newsletterDailyLimit: 3 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await call.newsletter.subscribe({ email: `x@${name}.example` })
  expect(await rows()).toHaveLength(7)
  expect(await due()).toBe(3)
  later(day)
  expect(await due()).toBe(6)
  later(day)
  expect(await due()).toBe(7)
})

test('the e-mail of who waits to be asked is not sent before its day', async () => {
  const { db } = await newsletter()
  const call = createCaller({ db, newsletterDailyLimit: 1 })
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await call.newsletter.subscribe({ email: `x@${name}.example` })
  const claim = async () => (await claimMail(db, 'newsletter confirmation', 5 * day))?.attempts
  expect([await claim(), await claim()]).toEqual([1, undefined])
  later(day)
  expect([await claim(), await claim()]).toEqual([1, undefined])
})

test('who waits to be asked is not forgotten meanwhile, and keeps the time to confirm', async () => {
  const { db, rows } = await newsletter()
  const call = createCaller({ db, newsletterDailyLimit: 1 })
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await call.newsletter.subscribe({ email: `x@${name}.example` })
  later(7 * day + 1)
  await forgetUnconfirmed(db)
  expect((await rows()).map((row) => row.email)).toEqual([
    'x@b.example',
    'x@c.example',
    'x@d.example',
    'x@e.example',
  ])
})

test('who would wait for more than a week is told so, and nothing of an address', async () => {
  const { db, rows } = await newsletter()
  const call = createCaller({ db, newsletterDailyLimit: 1 })
  const enter = (name: string) => call.newsletter.subscribe({ email: `x@${name}.example` })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await enter(name)
  for (const name of ['a', 'i'])
    await expect(enter(name)).rejects.toThrow(
      'More people are subscribing than we can write to just now. Please try again in an hour.',
    )
  expect(await rows()).toHaveLength(8)
})

test('an address that waits to be asked and is entered again keeps its place', async () => {
  const { db, rows, waiting } = await newsletter()
  const call = createCaller({ db, newsletterDailyLimit: 1 })
  await call.newsletter.subscribe({ email: 'x@a.example' })
  await call.newsletter.subscribe({ email: 'x@b.example' })
  const before = await rows()
  later(hour)
  await call.newsletter.subscribe({ email: 'X@b.example' })
  expect(await rows()).toEqual(before)
  expect(await waiting()).toBe(2)
})

test.each([
  '',
  'x',
  '1',
  '1.',
  'A'.repeat(22),
  `1.${'A'.repeat(22)}`,
  `1.1.${'A'.repeat(22)}`,
  `zzzzzzzzzz.${'A'.repeat(22)}`,
  `${'A'.repeat(21)}%00`,
  "' or 1=1 --",
])('the link %j is not known', async (token) => {
  const { db } = await confirmed()
  expect(await readLink(db, 'confirm', token)).toBe('unknown')
  expect(await followLink(db, 'unsubscribe', token)).toBe('unknown')
})
