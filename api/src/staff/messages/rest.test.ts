import { expect, test } from 'vitest'
import { expectProblem } from '../../test-app.ts'
import { dataOf, testDesk } from '../sign-in/test-desk.ts'

const time = '2026-01-01T00:00:00.000Z'

async function filledDesk() {
  const { app, db, join, ageSessions } = await testDesk()
  await db
    .insertInto('contactMessages')
    .values({ name: 'Ada', email: 'Ada@example.com', message: 'Hello', createdAt: time })
    .execute()
  const subscriptions = ['ada@example.com', '=1+1@example.com', 'entered@example.com']
  await db
    .insertInto('newsletterSubscriptions')
    .values(
      subscriptions.map((email) => ({
        email,
        emailKey: email,
        createdAt: time,
        confirmedAt: email.startsWith('entered') ? null : time,
      })),
    )
    .execute()
  return { app, join, ageSessions }
}

test('all that is stored of a person is a file, for who is signed in', async () => {
  const { app, join } = await filledDesk()
  const url = '/export/person.json?email=ADA%40example.com'
  expectProblem(await app.inject(url), 401, 'Please sign in.')
  const { get } = await join('editor')
  const file = await get(url)
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="person.json"',
    'cache-control': 'no-store',
  })
  expect(file.json()).toMatchObject({
    messages: [{ email: 'Ada@example.com', message: 'Hello', state: 'unread' }],
    subscriptions: [{ email: 'ada@example.com' }],
    emails: [],
  })
  expectProblem(await get('/export/person.json'), 400, 'Please name an e-mail address.')
})

test('who gets the newsletter is a file of unchanged addresses, each with a link that ends it, for who is signed in', async () => {
  const { app, join } = await filledDesk()
  const url = '/export/newsletter.csv'
  expectProblem(await app.inject(url), 401, 'Please sign in.')
  const { get } = await join('editor')
  const { headers, body } = await get(url)
  expect(headers['content-disposition']).toBe('attachment; filename="newsletter.csv"')
  const [head, ...rows] = body.trimEnd().split('\n')
  expect(head).toBe('email,agreedAt,agreedTo,confirmedAt,unsubscribe')
  expect(rows.map((row) => row.split(',')[0])).toEqual(['ada@example.com', '=1+1@example.com'])
  for (const row of rows) expect(row).toContain(',https://argo.example/newsletter/unsubscribe/')
})

test('what is stored of people is exported to whose passkey was asked for within five minutes', async () => {
  const { join, ageSessions } = await filledDesk()
  const { get, signInAgain } = await join('editor')
  const urls = ['/export/person.json?email=ada%40example.com', '/export/newsletter.csv']
  await ageSessions()
  for (const url of urls)
    expectProblem(await get(url), 401, 'Please confirm with your passkey that it is you.')
  await signInAgain()
  for (const url of urls) expect((await get(url)).statusCode).toBe(200)
})

test('the history says who exported how much, and of nobody', async () => {
  const { join } = await filledDesk()
  const { get, person } = await join('editor')
  await get('/export/person.json?email=ada%40example.com')
  await get('/export/newsletter.csv')
  const history: { person: string; note: string }[] = dataOf(
    await get('/trpc/revisions.list?input=%7B%22json%22%3A%7B%7D%7D'),
  )
  expect(history.map(({ person: name, note }) => [name, note])).toEqual([
    [person.name, 'exported the newsletter’s 2 subscriptions'],
    [person.name, 'exported what is stored of a person: 1 message and 1 subscription'],
    [person.name, 'made a passkey'],
    [null, expect.stringMatching(/^gave .+ access as an editor, by a link$/)],
  ])
})
