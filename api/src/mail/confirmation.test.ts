import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import type { Database } from '../database/schema.ts'
import { testDatabase } from '../database/test-database.ts'
import { asBrowser, posted } from '../forms/test-form-requests.ts'
import { createCaller } from '../app-router.ts'
import { linkIn, mailServer, refuse, siteWithMail, takeMail } from './test-mail-server.ts'

const consent = 'New products and firmware, a few times a year, once you confirm by e-mail.'

const email = 'Ada@example.com'

/** The site on which an address was entered, and the e-mail that its owner got. */
async function asked() {
  const { received, port } = await mailServer()
  const site = await siteWithMail(port)
  await site.call.newsletter.subscribe({ email })
  await expect.poll(() => received.length).toBe(1)
  await expect.poll(site.waiting).toEqual([])
  return { ...site, received, mail: received[0], ...follower(site.app) }
}

function follower(app: Awaited<ReturnType<typeof siteWithMail>>['app']) {
  return { press: (url: string) => app.inject(posted(url, {}, asBrowser)) }
}

const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value

test('who enters an address is asked by e-mail to confirm, and has agreed to what stands at the form', async () => {
  const { mail, db } = await asked()
  expect(mail).toMatchObject({
    from: { name: 'Argo website', address: 'website@argo.example' },
    to: [{ address: email }],
    subject: 'Please confirm: the Argo newsletter',
    text: expect.stringContaining(consent),
  })
  expect(mail?.replyTo).toBeUndefined()
  expect(header(mail, 'auto-submitted')).toBe('auto-generated')
  const row = await db.selectFrom('newsletterSubscriptions').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ consentWording: consent, confirmedAt: null })
  expect(Date.now() - Date.parse(row.createdAt)).toBeLessThan(60_000)
})

test('the e-mail can be answered by the mail program with one press (RFC 8058), by a link that does nothing else', async () => {
  const { mail, press } = await asked()
  const url = `http://localhost:3000${linkIn(mail, 'unsubscribe')}`
  expect(header(mail, 'list-unsubscribe')).toBe(`<${url}>`)
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const token = url.split('/').at(-1) ?? ''
  expect(token).toMatch(/^1\.[\w-]{22}$/)
  expect((await press(`/newsletter/confirm/${token}`)).statusCode).toBe(404)
})

test('an address is subscribed once its owner has pressed the button, and to open the page is not enough', async () => {
  const { mail, db, app, press } = await asked()
  const subscription = () =>
    db.selectFrom('newsletterSubscriptions').selectAll().executeTakeFirstOrThrow()
  const before = await subscription()
  for (const purpose of ['confirm', 'unsubscribe'] as const)
    for (const method of ['GET', 'HEAD'] as const)
      expect((await app.inject({ method, url: linkIn(mail, purpose) })).statusCode).toBe(200)
  expect(await subscription()).toEqual(before)
  const response = await press(linkIn(mail, 'confirm'))
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/newsletter?subscription=confirmed')
  expect(await subscription()).toEqual({
    ...before,
    confirmedAt: expect.stringMatching(/Z$/),
    expiresAt: null,
  })
  expect((await press(linkIn(mail, 'confirm'))).headers.location).toBe(
    '/newsletter?subscription=confirmed',
  )
})

test('an e-mail that a mail server may have taken is sent again with the same Message-ID and the same links', async () => {
  const taken: Email[] = []
  const { port } = await mailServer({
    // It takes the e-mail and breaks off before it says so.
    onData: takeMail(async (mail) => {
      taken.push(mail)
      if (taken.length === 1) throw Object.assign(new Error('later'), { responseCode: 451 })
    }),
  })
  const { call, app, postponed, hurry, waiting } = await siteWithMail(port)
  await call.newsletter.subscribe({ email })
  await expect.poll(() => postponed(1)).toBe(1)
  await hurry()
  await expect.poll(waiting).toEqual([])
  expect(taken).toHaveLength(2)
  expect(taken[1]?.messageId).toBe(taken[0]?.messageId)
  const [first, second] = taken.map((mail) => linkIn(mail, 'confirm'))
  expect(second).toBe(first)
  expect((await follower(app).press(first ?? '')).headers.location).toBe(
    '/newsletter?subscription=confirmed',
  )
})

test('an address that the mail server refuses for good is sent nothing more, and is forgotten after a day', async () => {
  let tries = 0
  const { port } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      tries += 1
      done(Object.assign(new Error('no such user'), { responseCode: 550 }))
    },
  })
  const { call, waiting, hurry, db } = await siteWithMail(port)
  await call.newsletter.subscribe({ email })
  await expect.poll(waiting).toEqual([])
  await call.newsletter.subscribe({ email })
  await hurry()
  expect(await waiting()).toEqual([])
  expect(tries).toBe(1)
  const [row] = await db.selectFrom('newsletterSubscriptions').selectAll().execute()
  const left = Date.parse(row?.expiresAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(23 * 60 * 60_000)
  expect(left).toBeLessThanOrEqual(24 * 60 * 60_000)
})

test('an address that is always refused for now is tried twelve times', async () => {
  const { port } = await mailServer({ onRcptTo: refuse(450) })
  const { call, waiting, postponed, hurry, db } = await siteWithMail(port)
  await call.newsletter.subscribe({ email })
  await expect.poll(() => postponed(1)).toBe(1)
  await db.updateTable('outbox').set({ attempts: 10 }).execute()
  await hurry()
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(11)
  await expect
    .poll(async () => Date.parse((await waiting())[0]?.dueAt ?? ''))
    .toBeGreaterThan(Date.now() + 5 * 60 * 60_000)
  await hurry()
  await expect.poll(waiting).toEqual([])
})

test('however often an address is entered, it gets one e-mail', async () => {
  const { call, waiting, received } = await asked()
  for (const spelling of [email, 'ADA@EXAMPLE.COM', 'ada@example.com'])
    await call.newsletter.subscribe({ email: spelling })
  await Promise.all(
    Array.from({ length: 5 }, () => call.newsletter.subscribe({ email: 'new@example.com' })),
  )
  await expect.poll(() => received.length).toBe(2)
  await expect.poll(waiting).toEqual([])
  expect(received.map(({ to }) => to?.[0]?.address)).toEqual([email, 'new@example.com'])
})

test.each([
  ['deleted', (db: Database) => db.deleteFrom('newsletterSubscriptions')],
  [
    'confirmed by another hand',
    (db: Database) => db.updateTable('newsletterSubscriptions').set({ confirmedAt: '2026-11-22' }),
  ],
])('of a subscription that was %s while its question waited, none is sent', async (_, change) => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  const call = createCaller({ db })
  await call.newsletter.subscribe({ email })
  await change(db).execute()
  await call.newsletter.subscribe({ email: 'grace@example.com' })
  const { waiting } = await siteWithMail(port, db)
  await expect.poll(waiting).toEqual([])
  expect(received.map(({ to }) => to?.[0]?.address)).toEqual(['grace@example.com'])
})
