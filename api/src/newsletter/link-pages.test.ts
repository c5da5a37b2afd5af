import type { LinkPurpose } from '@argo/domain/newsletter/newsletter-link'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testSite } from '../pages/test-site.ts'
import { forgetUnconfirmed } from './forget.ts'
import { linkPath } from './links.ts'
import { tokenFor } from './test-links.ts'

/** The real site, with an address that was asked to confirm. */
async function asked() {
  const { app, db, call } = await testSite()
  await call.newsletter.subscribe({ email: 'ada@example.com' })
  const tokens = {
    confirm: await tokenFor(db, 'confirm'),
    unsubscribe: await tokenFor(db, 'unsubscribe'),
  }
  return {
    app,
    db,
    tokens,
    open: (purpose: LinkPurpose, secret = tokens[purpose]) =>
      app.inject({ url: linkPath(purpose, secret), headers: { accept: 'text/html' } }),
    post: (
      purpose: LinkPurpose,
      { secret = tokens[purpose], payload = '', headers = {} }: Posted = {},
    ) =>
      app.inject({
        method: 'POST',
        url: linkPath(purpose, secret),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      }),
    subscription: () =>
      db
        .selectFrom('newsletterSubscriptions')
        .select(['confirmedAt', 'unsubscribedAt'])
        .executeTakeFirstOrThrow(),
  }
}

interface Posted {
  secret?: string
  payload?: string
  headers?: Record<string, string>
}

const oneClick = { payload: 'List-Unsubscribe=One-Click' }

test.each(['confirm', 'unsubscribe'] as const)(
  'the link to %s works with what a mail program took for a part of it, and is another one with a letter more',
  async (purpose) => {
    const { open, post, tokens } = await asked()
    const token = tokens[purpose]
    for (const tail of [
      '.',
      ',',
      ')',
      '>',
      '%3E',
      '%22',
      '&gt;',
      '*',
      '_',
      '%20or',
      '.%0A',
      '%E2%80%9D',
    ])
      expect((await open(purpose, token + tail)).statusCode, tail).toBe(200)
    for (const tail of ['A', 'z9', '0.'])
      expect((await open(purpose, token + tail)).statusCode, tail).toBe(404)
    expect((await post(purpose, { secret: `${token}.` })).statusCode).toBe(303)
  },
)

test.each([
  ['confirm', 'Confirm your subscription', 'Confirm'],
  ['unsubscribe', 'Unsubscribe', 'Unsubscribe'],
] as const)('the link to %s opens a page with one button', async (purpose, title, button) => {
  const { open, tokens } = await asked()
  const response = await open(purpose)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(`>${title}</h1>`)
  expect(response.body.match(/<button[^]*?<\/button>/g)).toEqual([
    expect.stringContaining(`>${button}</button>`),
  ])
  expect(response.body).toMatch(/<form [^>]*method="post"/)
  expect(response.body).not.toContain(tokens[purpose])
})

test('a link’s page has no script, leaks its address to nobody, and is neither cached nor indexed', async () => {
  const { open } = await asked()
  for (const response of [await open('confirm'), await open('unsubscribe', 'A'.repeat(22))]) {
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(response.body).not.toContain('<script')
    expect(response.headers['content-security-policy']).not.toContain('script-src')
  }
})

test('each button leads to a page that tells what has become of the subscription', async () => {
  const { app, post, subscription } = await asked()
  const confirmed = await post('confirm')
  expect(confirmed.statusCode).toBe(303)
  expect(confirmed.headers['referrer-policy']).toBe('no-referrer')
  expect((await app.inject(confirmed.headers.location ?? '')).body).toContain('>Confirmed</h1>')
  expect((await subscription()).confirmedAt).not.toBe(null)
  const ended = await post('unsubscribe')
  expect((await app.inject(ended.headers.location ?? '')).body).toContain(
    'You will no longer get the newsletter.',
  )
  expect((await subscription()).unsubscribedAt).not.toBe(null)
})

test('a link that has expired and one that is not known say so', async () => {
  const { open, post, db } = await asked()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1_000 + 60_000 })
  for (const response of [await open('confirm'), await post('confirm')]) {
    expect(response.statusCode).toBe(410)
    expect(response.body).toContain('This link has expired.')
    expect(response.body).toContain('href="/newsletter"')
  }
  await forgetUnconfirmed(db)
  for (const response of [await open('confirm'), await post('unsubscribe')]) {
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('This link is not known.')
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

test.each([
  ['urlencoded', { 'content-type': 'application/x-www-form-urlencoded' }, oneClick.payload],
  [
    'multipart',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'a mail program ends a subscription with one %s request, from anywhere, without a redirect (RFC 8058)',
  async (_, headers, payload) => {
    const { post, subscription } = await asked()
    for (const site of ['cross-site', 'cross-site']) {
      const response = await post('unsubscribe', {
        payload,
        headers: { ...headers, 'sec-fetch-site': site },
      })
      expect(response.statusCode).toBe(200)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
    expect((await subscription()).unsubscribedAt).not.toBe(null)
  },
)

test('pages of other sites can press neither button, nor confirm with one request', async () => {
  const { post, subscription } = await asked()
  for (const response of [
    await post('confirm', { headers: { 'sec-fetch-site': 'cross-site' } }),
    await post('confirm', { ...oneClick, headers: { 'sec-fetch-site': 'cross-site' } }),
    await post('unsubscribe', { headers: { 'sec-fetch-site': 'cross-site' } }),
  ])
    expect(response.statusCode).toBe(403)
  expect(await subscription()).toEqual({ confirmedAt: null, unsubscribedAt: null })
})

test('a mail provider may end any number of subscriptions from one address', async () => {
  const { post } = await asked()
  for (let index = 0; index < 70; index += 1)
    expect((await post('unsubscribe', oneClick)).statusCode).toBe(200)
})

test('a made-up link costs no write, by one click and by its button', async () => {
  const { post, db } = await asked()
  const queries = vi.spyOn(db, 'transaction')
  const made = { secret: 'A1-b2_C3d4E5f6G7h8I9j0' }
  expect((await post('unsubscribe', { ...made, ...oneClick })).statusCode).toBe(404)
  expect((await post('unsubscribe', made)).statusCode).toBe(404)
  expect((await post('confirm', made)).statusCode).toBe(404)
  expect(queries).not.toHaveBeenCalled()
})

test('another site’s Origin is refused where a browser sends nothing else, and that of a page without a referrer is not', async () => {
  const { post, subscription } = await asked()
  for (const purpose of ['confirm', 'unsubscribe'] as const)
    expect((await post(purpose, { headers: { origin: 'http://evil.test' } })).statusCode).toBe(403)
  expect(await subscription()).toEqual({ confirmedAt: null, unsubscribedAt: null })
  expect((await post('confirm', { headers: { origin: 'null' } })).statusCode).toBe(303)
  expect((await subscription()).confirmedAt).not.toBeNull()
})

test('a link takes GET and POST alone', async () => {
  const { app, tokens } = await asked()
  const response = await app.inject({ method: 'DELETE', url: linkPath('confirm', tokens.confirm) })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, POST')
})

test('without the database a link says so, and works later', async () => {
  const { open, post, db } = await asked()
  await db.schema.alterTable('newsletterSubscriptions').renameTo('elsewhere').execute()
  for (const response of [await open('confirm'), await post('confirm')])
    expect(response.statusCode).toBe(500)
  await db.schema.alterTable('elsewhere').renameTo('newsletterSubscriptions').execute()
  expect((await post('confirm')).statusCode).toBe(303)
})

test('the address at which links are rendered is no page of the site', async () => {
  const { app } = await asked()
  expect((await app.inject('/newsletter/link?purpose=confirm&state=open')).statusCode).toBe(404)
})
