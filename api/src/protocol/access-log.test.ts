import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

interface Line {
  msg: string
  level: number
  reqId?: string
  status?: number
  ip?: string
  cache?: string
  path?: string
  milliseconds?: number
}

async function logged(given: Parameters<typeof testApp>[0] = {}) {
  const written: string[] = []
  const { app, db } = await testApp({
    logLevel: 'trace',
    logTo: { write: (line) => void written.push(line) },
    ...given,
  })
  return {
    app,
    db,
    text: () => written.join(''),
    lines: () => written.map((line): Line => JSON.parse(line)),
    requests: () =>
      written.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === 'request'),
  }
}

test('each request is one JSON line with its id, status and time, and whether it came from the cache', async () => {
  const { app, requests } = await logged()
  const urls = ['/api/products/79', '/api/products/79', '/api/products/0', '/home']
  for (const url of urls) await app.inject(url)
  const missing = await app.inject('/api/products/999999')
  await app.inject({ method: 'POST', url: '/api/contact', payload: {} })
  expect(requests().map(({ path, status, cache }) => [path, status, cache])).toEqual([
    ['/api/products/79', 200, 'miss'],
    ['/api/products/79', 200, 'hit'],
    ['/api/products/0', 400, 'miss'],
    ['/home', 200, 'miss'],
    ['/api/products/999999', 404, 'miss'],
    ['/api/contact', 400, undefined],
  ])
  for (const { milliseconds, reqId } of requests()) {
    expect(milliseconds).toBeGreaterThanOrEqual(0)
    expect(reqId).toMatch(/^[\da-f-]{36}-\d+$/)
  }
  expect(requests()[4]?.reqId).toBe(missing.headers['x-request-id'])
})

test('the log has the visitor’s address, as a trusted proxy has written it', async () => {
  const { app, requests } = await logged({ trustProxy: ['127.0.0.1'] })
  for (const entry of ['203.0.113.2', '198.51.100.7, 2001:db8::1'])
    await app.inject({ url: '/api/products/79', headers: { 'x-forwarded-for': entry } })
  expect(requests().map(({ ip }) => ip)).toEqual(['203.0.113.2', '2001:db8::1'])
})

test('an address that cannot be decoded is in the log too, by the id that its sender is told', async () => {
  const { app, requests } = await logged()
  const { statusCode, headers } = await app.inject('/api/products/%zz')
  expect(statusCode).toBe(400)
  expect(requests()).toMatchObject([
    { reqId: headers['x-request-id'], method: 'GET', path: '/api/products/%zz', status: 400 },
  ])
})

test('of a visitor the log has what the privacy page says, and no more', async () => {
  const { app, requests } = await logged()
  await app.inject({
    url: '/api/products/79',
    headers: { 'user-agent': 'Agent', referer: 'https://elsewhere.example', cookie: 'a=b' },
  })
  const ofTheProcess = new Set(['level', 'time', 'pid', 'hostname', 'msg'])
  expect(Object.keys(requests()[0] ?? {}).filter((key) => !ofTheProcess.has(key))).toEqual([
    'reqId',
    'method',
    'path',
    'ip',
    'status',
    'milliseconds',
    'cache',
  ])
})

test('a read for which the cache cannot be used is a bypass', async () => {
  const { app, requests } = await logged({
    catalogueVersion: () => {
      throw new Error('unknown')
    },
  })
  await app.inject('/api/products/79')
  expect(requests().map(({ cache }) => cache)).toEqual(['bypass'])
})

test('monitors that ask again and again leave no lines', async () => {
  const { app, requests } = await logged()
  for (const url of ['/healthz', '/readyz']) await app.inject(url)
  expect(requests()).toEqual([])
})

const person = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit my desk?' }
const form = 'application/x-www-form-urlencoded'
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

function send(url: string, payload: object | string, type = 'application/json') {
  return { method: 'POST' as const, url, payload, headers: { 'content-type': type } }
}

// Whatever a visitor can do with a message or an address, rightly or wrongly.
const requests = [
  send('/api/contact', person),
  send('/api/contact', { ...person, email: 'ada@example,com' }),
  send('/api/contact', JSON.stringify(person).slice(0, -1)),
  send('/api/contact', encoded(person), form),
  send('/api/contact', { ...person, message: 'Does it fit my desk?'.repeat(5_000) }),
  send('/api/contact', encoded({ ...person, subject: 'other' }), form),
  send('/api/contact', encoded({ ...person, subject: 'none' }), form),
  send('/api/newsletter', person),
  send('/api/newsletter', { email: 'ada@example@com' }),
  send('/api/newsletter', encoded({ email: person.email }), form),
  send('/trpc/contact.send', { json: person }),
  send('/trpc/contact.send', { json: { ...person, name: '' } }),
  send('/trpc/newsletter.subscribe', { json: { email: person.email } }),
  `/trpc/newsletter.subscribe?input=${encodeURIComponent(JSON.stringify({ json: person }))}`,
  `/trpc/products.detail?input=${encodeURIComponent(JSON.stringify({ json: person }))}`,
  `/contact?${encoded(person)}`,
  `/api/newsletter?email=${person.email}`,
  '/products?message=Does+it+fit+my+desk&name=Lovelace',
  '/search?q=Ada+Lovelace',
  '/search/?q=Ada%20Lovelace',
  ...['find', 'suggest'].map(
    (name) =>
      `/trpc/search.${name}?input=${encodeURIComponent(JSON.stringify({ json: { q: person.name } }))}`,
  ),
  '/compare?products=Lovelace',
  '/fit?card-length=Lovelace',
  '/cases?gpu-clearance-min=Lovelace',
  `/unsubscribe/${person.email}`,
  `/unsubscribe/${encodeURIComponent(person.email)}/now`,
  `/unsubscribe/ada%2540example.com`,
]

test('the log has the addresses of links in e-mails without their secrets, however they are spelled', async () => {
  const { app, text, requests } = await logged()
  const secret = 'A1-b2_C3d4E5f6G7h8I9j0'
  const percent = (letter = '') => `%${letter.codePointAt(0)?.toString(16)}`
  for (const purpose of ['confirm', 'unsubscribe'])
    for (const url of [
      `/newsletter/${purpose}/${secret}`,
      `/newsletter/${purpose}/${secret}/`,
      `/newsletter/${purpose}/${secret}/more`,
      `/newsletter/${purpose}/%20${secret}.`,
      `//newsletter//${purpose}//${secret}?${secret}`,
      `/Newsletter/${purpose.toUpperCase()}/${secret}`,
      `http://argo.example/newsletter/${purpose}/${secret}`,
      `/newsletter/${percent(purpose[0])}${purpose.slice(1)}/${secret}`,
      `/%6Eewsletter/${purpose}/${secret}`,
      `/newsletter%2F${purpose}%2f${secret}`,
      `/newsletter/${percent(purpose[0]).replace('%', '%25')}${purpose.slice(1)}/${secret}`,
      `/newsletter/${purpose.split('').map(percent).join('')}/${secret}`,
    ])
      for (const method of ['GET', 'POST', 'PUT'] as const) await app.inject({ method, url })
  expect(requests()).toHaveLength(72)
  expect(requests()[0]).toMatchObject({ path: '/newsletter/confirm/[secret]' })
  expect(text()).not.toContain(secret)
})

test('what is refused on purpose is no error in the log, whichever way it came', async () => {
  const { app, lines } = await logged()
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  for (let sent = 0; sent < 60; sent += 1)
    await app.inject({ method: 'POST', url: '/api/contact', payload: {} })
  for (const request of [
    { url: '/api/contact', payload: letter },
    { url: '/trpc/contact.send', payload: { json: letter } },
  ])
    expect((await app.inject({ method: 'POST', ...request })).statusCode).toBe(429)
  expect(lines().filter(({ level }) => level >= 50)).toEqual([])
})

test('the log has nothing of what visitors send, whether it is stored, refused or fails', async () => {
  const { app, db, lines, text } = await logged()
  for (const request of requests) await app.inject(request)
  // PostgreSQL's errors repeat the row that they refuse.
  await sql`DELETE FROM outbox`.execute(db)
  await sql`DELETE FROM contact_messages`.execute(db)
  await sql`CREATE UNIQUE INDEX one_message ON contact_messages (email, name, message)`.execute(db)
  const twice = [send('/api/contact', person), send('/api/contact', person)]
  const statuses: number[] = []
  for (const request of twice) statuses.push((await app.inject(request)).statusCode)
  expect(statuses).toEqual([201, 500])
  await sql`ALTER TABLE newsletter_subscriptions RENAME TO elsewhere`.execute(db)
  for (const request of requests) await app.inject(request)
  app.log.error({ err: new Error(`550 <${person.email}>: no such user`) }, 'refused')
  expect(lines().filter(({ msg }) => msg === 'request')).toHaveLength(2 * requests.length + 2)
  expect(lines().filter(({ level }) => level >= 50).length).toBeGreaterThan(3)
  // A whole word: a request's id has hexadecimal digits.
  expect(text()).not.toMatch(/\bada\b|lovelace|example[.,@]com|my desk/i)
})
