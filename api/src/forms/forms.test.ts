import { honeypot, shownAt } from '@argo/domain/forms/spam-guard'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testSite } from '../pages/test-site.ts'
import { asBrowser, called, posted } from './test-form-requests.ts'

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'returns',
  message: 'First line\r\n\r\nsecond & <b>third</b> – 尺寸',
}

async function forms() {
  const { app, db } = await testSite()
  return {
    db,
    app,
    messages: () => db.selectFrom('contactMessages').select(['name', 'email', 'message']).execute(),
    subscriptions: () => db.selectFrom('newsletterSubscriptions').select('email').execute(),
    post: (url: string, fields: Record<string, string>, headers = {}) =>
      app.inject(posted(url, fields, { accept: 'text/html', ...asBrowser, ...headers })),
  }
}

test('a message sent without scripts is stored as the script would send it, and its page says so', async () => {
  const { post, messages, app } = await forms()
  const response = await post('/api/contact', letter)
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/contact?sent=true')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(await messages()).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Subject: returns\n\nFirst line\r\n\r\nsecond & <b>third</b> – 尺寸',
    },
  ])
  const page = await app.inject('/contact?sent=true')
  expect(page.body).toContain('Thank You!')
  expect((await app.inject('/contact')).body).not.toContain('Thank You!')
  for (const sent of ['yes', 'false', '1'])
    expect((await app.inject(`/contact?sent=${sent}`)).headers.location).toBe('/contact')
})

test('a form that is wrong comes back with every error and all that was typed', async () => {
  const { post, messages } = await forms()
  const response = await post('/api/contact', {
    name: '',
    email: 'ada"><script>',
    subject: 'bribe',
    message: '<b>Does it fit?</b>',
  })
  expect(response.statusCode).toBe(400)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('Fix 3 things, then send')
  for (const text of [
    'Please enter your name',
    'Please enter an e-mail address such as name@example.com',
    'Please select a subject',
    'value="ada&quot;&gt;&lt;script&gt;"',
    '&lt;b&gt;Does it fit?&lt;/b&gt;</textarea>',
  ])
    expect(response.body).toContain(text)
  expect(response.body).not.toContain('<b>Does')
  expect(response.body).not.toContain('"><script>')
  expect(await messages()).toEqual([])
})

test('a form that comes back is not kept for the next visitor', async () => {
  const { post, app } = await forms()
  await post('/api/contact', { ...letter, email: 'wrong' })
  expect((await app.inject('/contact')).body).not.toContain('Ada Lovelace')
})

test('past the limit a form comes back with all that was typed and says when to try again', async () => {
  const { post, messages } = await forms()
  for (let sent = 0; sent < 60; sent += 1)
    expect((await post('/api/contact', letter)).statusCode).toBe(303)
  const response = await post('/api/contact', letter)
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toMatch(/Too many messages from your address. Please try again in \d+/)
  expect(response.body).toContain('value="Ada Lovelace"')
  expect(await messages()).toHaveLength(60)
})

test('a form with the unseen field filled in comes back with the rest, and the field is empty again', async () => {
  const { post, messages } = await forms()
  const response = await post('/api/contact', { ...letter, [honeypot]: 'https://x.example' })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('A field that people cannot see was filled in')
  expect(response.body).toContain('value="Ada Lovelace"')
  expect(response.body).not.toContain('value="https://x.example"')
  expect(await messages()).toEqual([])
})

test('a form without the headers of a browser comes back with all that was typed, to be sent once more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, messages } = await forms()
  const response = await app.inject(posted('/api/contact', letter))
  expect(response.statusCode).toBe(400)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('Please send it again.')
  expect(response.body).toContain('value="Ada Lovelace"')
  const [, shown = ''] = /name="shown" value="(\d+)"/.exec(response.body) ?? []
  vi.setSystemTime(Date.now() + 5_000)
  const again = await app.inject(posted('/api/contact', { ...letter, [shownAt]: shown }))
  expect(again.statusCode).toBe(303)
  expect(await messages()).toHaveLength(1)
  expect((await app.inject('/contact')).body).not.toContain('name="shown"')
})

test('without the database a form comes back with all that was typed', async () => {
  const { post, db } = await forms()
  await db.schema.dropTable('contactMessages').execute()
  const response = await post('/api/contact', letter)
  expect(response.statusCode).toBe(500)
  expect(response.body).toContain('value="Ada Lovelace"')
  expect(response.body).not.toMatch(/no such table|sqlite/i)
})

test('an address subscribes without scripts, once, and the newsletter’s page says so', async () => {
  const { post, subscriptions, app } = await forms()
  for (const email of ['ada@example.com', 'ADA@example.com']) {
    const response = await post('/api/newsletter', { email })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/newsletter?sent=true')
  }
  expect(await subscriptions()).toEqual([{ email: 'ada@example.com' }])
  const page = await app.inject('/newsletter?sent=true')
  expect(page.body).toContain('You&#x27;ve been subscribed to our newsletter.')
  for (const query of ['sent=yes', 'subscription=won'])
    expect((await app.inject(`/newsletter?${query}`)).headers.location).toBe('/newsletter')
})

test.each(['/newsletter', '/newsletter?sent=true', '/privacy'])(
  'without mail %s says that the newsletter comes once it is confirmed by e-mail, and not that an e-mail comes',
  async (url) => {
    const { open } = await testSite()
    const { text } = await open(url)
    expect(text).toContain('once you confirm by e-mail')
    expect(text).not.toMatch(/an e-mail (asks|is|has|will|comes)|we (have )?sent you|check your/i)
  },
)

test('pages of other sites cannot send the forms', async () => {
  const { post, messages } = await forms()
  for (const site of ['cross-site', 'same-site']) {
    const response = await post('/api/contact', letter, { 'sec-fetch-site': site })
    expect(response.statusCode).toBe(403)
  }
  expect(await messages()).toEqual([])
})

test('pages of other sites cannot call what writes, and a program that names no site can', async () => {
  const { app, messages, subscriptions } = await forms()
  const calls = [
    called('/api/contact', letter),
    called('/api/newsletter', { email: letter.email }),
    called('/trpc/contact.send', { json: letter }),
    called('/trpc/newsletter.subscribe', { json: { email: letter.email } }),
  ]
  const from = async (headers: Record<string, string>) => {
    const responses = calls.map((call) =>
      app.inject({ ...call, headers: { ...call.headers, ...headers } }),
    )
    return (await Promise.all(responses)).map(({ statusCode }) => statusCode)
  }
  expect(await from({ origin: 'http://evil.test' })).toEqual([403, 403, 403, 403])
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toEqual([403, 403, 403, 403])
  expect([await messages(), await subscriptions()]).toEqual([[], []])
  expect(await from({})).toEqual([201, 201, 200, 200])
})

test.each(['text/plain', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused',
  async (type) => {
    const { post, messages } = await forms()
    expect((await post('/api/contact', letter, { 'content-type': type })).statusCode).toBe(415)
    expect(await messages()).toEqual([])
  },
)

test('a body of more than 64 kB, many fields and broken escapes do no harm', async () => {
  const { post, app } = await forms()
  expect((await post('/api/contact', { ...letter, message: 'x'.repeat(70_000) })).statusCode).toBe(
    413,
  )
  const odd = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `__proto__=x&name=%E0%A4%A&${'a=1&'.repeat(5_000)}message=hi`,
  })
  expect(odd.statusCode).toBe(400)
  expect(({} as { x?: string }).x).toBeUndefined()
})

test('the pages of the forms are there to be read alone, and post to the documented calls', async () => {
  const { app } = await forms()
  for (const name of ['contact', 'newsletter']) {
    const page = await app.inject(`/${name}`)
    expect(page.statusCode).toBe(200)
    const [form = ''] =
      new RegExp(`<form[^>]* action="/api/${name}[#"][^>]*>`).exec(page.body) ?? []
    expect(form).toContain('method="post"')
    const response = await app.inject(posted(`/${name}`, letter, asBrowser))
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})
