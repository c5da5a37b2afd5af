import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newChallenge } from './challenges.ts'
import { testAuthenticator } from './test-authenticator.ts'
import { dataOf, staffUrl, testDesk } from './test-desk.ts'

const day = 24 * 60 * 60_000
const ended = /404: This link was used, or has ended/
const late = /400: That took too long, or was done before/

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

test('a link makes one passkey, and with that its person signs in from then on', async () => {
  const { join, browser } = await testDesk()
  const { person, token, authenticator, send, read } = await join('editor', 'Ada')
  expect(person).toEqual({ id: expect.any(Number), name: 'Ada', role: 'editor' })
  expect(dataOf(await read('person'))).toEqual(person)

  const other = browser()
  await expect(other.call('signIn.startPasskey', { token })).rejects.toThrow(ended)
  const options = await other.call('signIn.start')
  const signedIn = await other.send('signIn.finish', { answer: authenticator.answer(options) })
  expect(dataOf(signedIn)).toEqual(person)
  const [cookie] = signedIn.cookies
  expect(cookie).toMatchObject({
    name: '__Host-argo-desk',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/',
    maxAge: 90 * 24 * 60 * 60,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
  expect(cookie).not.toHaveProperty('domain')

  const signedOut = await send('signIn.end')
  expect(signedOut.headers['clear-site-data']).toBe('"storage"')
  expect(signedIn.headers).not.toHaveProperty('clear-site-data')
  expect(dataOf(await read('person'))).toBeNull()
  expect(dataOf(await other.read('person'))).toEqual(person)
})

test('a link ends after a day, when another is made, and with the access of its person', async () => {
  const { browser, join, tokenFor } = await testDesk()
  const start = (token: string | undefined) => browser().call('signIn.startPasskey', { token })
  await expect(start(await tokenFor('Old', ago(day)))).rejects.toThrow(ended)
  const first = await tokenFor('Twice')
  const second = await tokenFor('Twice')
  await expect(start(first)).rejects.toThrow(ended)
  expect(await start(second)).toMatchObject({ name: 'Twice' })

  const owner = await join('owner')
  const token = await tokenFor('Gone')
  const people: { id: number; name: string }[] = dataOf(await owner.read('people.list'))
  await owner.call('people.end', { id: people.find(({ name }) => name === 'Gone')?.id })
  await expect(start(token)).rejects.toThrow(ended)
})

test('of two who use a link at the same time one gets a passkey', async () => {
  const { db, browser, tokenFor } = await testDesk()
  const token = await tokenFor('Ada')
  const ways = [testAuthenticator(staffUrl), testAuthenticator(staffUrl)]
  const starts = await Promise.all(ways.map(() => browser().call('signIn.startPasskey', { token })))
  const outcomes = await Promise.allSettled(
    ways.map((authenticator, index) =>
      browser().call('signIn.finishPasskey', {
        token,
        answer: authenticator.make(starts[index].options),
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.selectFrom('staffPasskeys').selectAll().execute()).toHaveLength(1)
})

test.each([
  ['of another origin', { origin: 'https://argo.example' }],
  ['of another host', { rpId: 'argo.example' }],
  ['of somebody who did not show who they are', { verified: false }],
  ['that was used less often than before', { counter: 3 }],
])('a passkey’s answer %s signs nobody in, and makes none', async (_, said) => {
  const { db, join, browser, tokenFor } = await testDesk()
  const { authenticator } = await join('editor')
  const signIn = async (given: Parameters<typeof authenticator.answer>[1]) => {
    const { call } = browser()
    const options = await call('signIn.start')
    return call('signIn.finish', { answer: authenticator.answer(options, given) })
  }
  await signIn({ counter: 5 })
  await expect(signIn({ counter: 6, ...said })).rejects.toThrow(late)
  await signIn({ counter: 7 })
  if ('counter' in said) return

  const token = await tokenFor('Grace')
  const { call } = browser()
  const { options } = await call('signIn.startPasskey', { token })
  const answer = testAuthenticator(staffUrl).make(options, said)
  await expect(call('signIn.finishPasskey', { token, answer })).rejects.toThrow(late)
  expect(await db.selectFrom('staffPasskeys').selectAll().execute()).toHaveLength(1)
})

test('a challenge is answered once, within five minutes, and is one of ours', async () => {
  const { db, join, browser } = await testDesk()
  const { authenticator } = await join('editor')
  const { call } = browser()
  const options = await call('signIn.start')
  // As passkeys that several devices share answer: they count no uses.
  const answer = authenticator.answer(options, { counter: 0 })
  await call('signIn.finish', { answer })
  await expect(call('signIn.finish', { answer })).rejects.toThrow(late)
  await expect(call('signIn.finish', { answer: authenticator.answer(options) })).rejects.toThrow(
    late,
  )

  const askedAgo = async (age: number) => {
    const challenge = await newChallenge({ db, now: ago(age) }, ['sign in'])
    return { ...options, challenge: Buffer.from(challenge).toString('base64url') }
  }
  const slow = authenticator.answer(await askedAgo(5 * 60_000))
  await expect(call('signIn.finish', { answer: slow })).rejects.toThrow(late)
  const made = authenticator.answer({ ...options, challenge: 'x'.repeat(43) })
  await expect(call('signIn.finish', { answer: made })).rejects.toThrow(late)
})

test('a passkey that nobody made here, and what is no passkey, are refused in words', async () => {
  const { browser } = await testDesk()
  const { call, send } = browser()
  const answer = testAuthenticator(staffUrl).answer(await call('signIn.start'))
  await expect(call('signIn.finish', { answer })).rejects.toThrow(/400: This passkey is not known/)
  for (const answer of [null, 7, {}, { id: 7 }])
    expect((await send('signIn.finish', { answer })).statusCode).toBe(400)
})

test('a passkey of a new device works beside those that a person has, and one device is asked for one', async () => {
  const { browser, join, tokenFor } = await testDesk()
  const { person, authenticator } = await join('editor', 'Ada')
  const token = await tokenFor('Ada')
  const { call } = browser()
  const { options } = await call('signIn.startPasskey', { token })
  expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }])
  const answer = authenticator.make(options)
  await expect(call('signIn.finishPasskey', { token, answer })).rejects.toThrow(/in use already/)
  const again = await call('signIn.startPasskey', { token })
  const second = testAuthenticator(staffUrl).make(again.options)
  expect(await call('signIn.finishPasskey', { token, answer: second })).toEqual(person)
})

test.each([
  ['after 30 days in which nothing is done', 'seenAt', 30],
  ['after 90 days, however much it is used', 'createdAt', 90],
] as const)(
  'a session ends %s, and is forgotten when somebody signs in',
  async (_, column, days) => {
    const { db, join } = await testDesk()
    const { isSignedIn } = await join('editor')
    const age = (milliseconds: number) =>
      db
        .updateTable('staffSessions')
        .set({ [column]: ago(milliseconds).toISOString() })
        .execute()
    await age((days - 1) * day)
    expect(await isSignedIn()).toBe(true)
    const { seenAt } = await db
      .selectFrom('staffSessions')
      .select('seenAt')
      .executeTakeFirstOrThrow()
    expect(Date.now() - Date.parse(seenAt)).toBeLessThan(60_000)
    await age(days * day)
    expect(await isSignedIn()).toBe(false)
    const { person } = await join('editor')
    expect(await db.selectFrom('staffSessions').select('personId').execute()).toEqual([
      { personId: person.id },
    ])
  },
)

test('whoever signs out on all devices is signed out on each, and nobody else is', async () => {
  const { db, join, browser } = await testDesk()
  const ada = await join('editor', 'Ada')
  const grace = await join('editor', 'Grace')
  const second = browser()
  const options = await second.call('signIn.start')
  await second.call('signIn.finish', { answer: ada.authenticator.answer(options) })
  const sessions = () => db.selectFrom('staffSessions').select('personId').execute()
  expect(await sessions()).toHaveLength(3)
  await second.call('signIn.endEverywhere')
  expect(await sessions()).toEqual([{ personId: grace.person.id }])
  expect(await ada.isSignedIn()).toBe(false)
  expect(await grace.isSignedIn()).toBe(true)
})

test('whoever signs out on all devices has no open link either', async () => {
  const { join, browser } = await testDesk()
  const ada = await join('editor')
  const { link } = await ada.call('people.link', { id: ada.person.id })
  await ada.call('signIn.endEverywhere')
  const token = link.split('#')[1]
  await expect(browser().call('signIn.startPasskey', { token })).rejects.toThrow(ended)
})

test('whoever signs in again in a browser has a new session there, and the one before has ended', async () => {
  const { db, join } = await testDesk()
  const { isSignedIn, signInAgain } = await join('editor')
  const sessions = () => db.selectFrom('staffSessions').select('tokenHash').execute()
  const before = await sessions()
  await signInAgain()
  const after = await sessions()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(before)
  expect(await isSignedIn()).toBe(true)
})

test('a browser that goes on as one person takes the passkey of nobody else', async () => {
  const { join } = await testDesk()
  const ada = await join('editor', 'Ada')
  const grace = await join('editor', 'Grace')
  const finish = async ({ authenticator }: typeof ada) =>
    ada.call('signIn.finish', {
      answer: authenticator.answer(await ada.call('signIn.start')),
      as: ada.person.id,
    })
  await expect(finish(grace)).rejects.toThrow('400: This is the passkey of Grace.')
  expect(dataOf(await ada.read('person'))).toEqual(ada.person)
  expect(await finish(ada)).toEqual(ada.person)
})

test('whoever tries again and again to sign in is told to wait', async () => {
  const { browser } = await testDesk()
  const { send } = browser()
  const responses = []
  for (let attempt = 0; attempt < 31; attempt += 1) responses.push(await send('signIn.start'))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  const last = responses.at(-1)
  expect(last?.statusCode).toBe(429)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})

test('strangers who sign out again and again with a made-up session are told to wait', async () => {
  const { app } = await testDesk()
  const end = () =>
    app.inject({
      method: 'POST',
      url: '/trpc/signIn.end',
      headers: { origin: staffUrl, cookie: `__Host-argo-desk=${'x'.repeat(43)}` },
      payload: {},
    })
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await end()).statusCode).toBe(200)
  expect((await end()).statusCode).toBe(429)
})

test('whoever is signed in signs out, however many attempts to sign in there were', async () => {
  const { browser, join } = await testDesk()
  const { call, isSignedIn } = await join('editor')
  const stranger = browser()
  for (let attempt = 0; attempt < 31; attempt += 1) await stranger.send('signIn.start')
  await call('signIn.end')
  expect(await isSignedIn()).toBe(false)
})

test('no token is stored that a reader of the database could use', async () => {
  const { db, join } = await testDesk()
  const { token } = await join('editor')
  const stored = JSON.stringify([
    await db.selectFrom('staffSessions').selectAll().execute(),
    await db.selectFrom('staffLinks').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
})

test('strangers who ask for challenges write nothing, so that they keep nobody from signing in', async () => {
  const { db, browser } = await testDesk()
  const tables = await db.introspection.getTables()
  const stored = () =>
    Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  const before = await stored()
  for (let attempt = 0; attempt < 5; attempt += 1) await browser().call('signIn.start')
  expect(await stored()).toEqual(before)
})

test('an answer counts for what it was asked for alone: signing in, or a passkey by one link', async () => {
  const { join, browser, tokenFor } = await testDesk()
  const { authenticator } = await join('editor')
  const [token, otherToken] = [await tokenFor('Grace'), await tokenFor('Linus')]
  const { call } = browser()
  const { options } = await call('signIn.startPasskey', { token })
  const { options: other } = await call('signIn.startPasskey', { token: otherToken })
  const signIn = await call('signIn.start')
  await expect(
    call('signIn.finish', { answer: authenticator.answer({ ...signIn, ...options }) }),
  ).rejects.toThrow(late)
  for (const { challenge } of [signIn, other]) {
    const answer = testAuthenticator(staffUrl).make({ ...options, challenge })
    await expect(call('signIn.finishPasskey', { token, answer })).rejects.toThrow(late)
  }
  const answer = testAuthenticator(staffUrl).make(options)
  expect(await call('signIn.finishPasskey', { token, answer })).toMatchObject({ name: 'Grace' })
})
