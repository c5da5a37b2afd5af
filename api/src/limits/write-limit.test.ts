import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newDatabase, openTestDatabase, testDatabase } from '../database/test-database.ts'
import { asBrowser, posted } from '../forms/test-form-requests.ts'
import { expectProblem, testApp } from '../test-app.ts'
import type { WriteLimits } from './write-limit.ts'

const email = 'ada@example.com'
const letter = { name: 'Ada', email, message: 'Does it fit?' }
const ada = '192.0.2.1'

type Call = [url: string, payload: object]

const subscribe = (name: string): Call => ['/api/newsletter', { email: `${name}@${name}.example` }]

const calls: Call[] = [
  ['/api/newsletter', { email }],
  ['/api/contact', letter],
  ['/trpc/newsletter.subscribe', { json: { email } }],
  ['/trpc/contact.send', { json: letter }],
]

const post = (app: FastifyInstance, [url, payload]: Call, remoteAddress = ada) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })

/** Sends the contact form as a browser does without scripts. */
const postForm = (app: FastifyInstance, remoteAddress = ada) =>
  app.inject({ ...posted('/contact', { ...letter, subject: 'other' }, asBrowser), remoteAddress })

/** Two servers on one database, with limits of their own. */
async function twoServers(writeLimits: Partial<WriteLimits>) {
  const url = await newDatabase()
  const server = async () => (await testApp({ ...(await openTestDatabase(url)), writeLimits })).app
  return { url, one: await server(), other: await server() }
}

describe('across two servers on one database', () => {
  test('an address has one limit, whichever server and way of sending it uses', async () => {
    const { one, other, url } = await twoServers({ address: 5 })
    expect((await postForm(one)).statusCode).toBe(303)
    for (const [index, call] of calls.entries())
      expect((await post(index % 2 ? one : other, call)).statusCode).toBeLessThan(300)
    for (const app of [one, other]) {
      for (const call of calls) {
        const response = await post(app, call)
        expect(response.statusCode).toBe(429)
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
        expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
      }
      const form = await postForm(app)
      expect(form.statusCode).toBe(429)
      expect(Number(form.headers['retry-after'])).toBeGreaterThan(0)
    }
    const db = await testDatabase(url)
    expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(3)
  })

  test('all visitors together have one limit a form, past which everybody gets 503', async () => {
    const { one, other, url } = await twoServers({ contact: 8 })
    for (let i = 0; i < 8; i++) {
      const response = await post(i % 2 ? one : other, ['/api/contact', letter], `198.51.100.${i}`)
      expect(response.statusCode).toBe(201)
    }
    for (const app of [one, other]) {
      const refused = await post(app, ['/api/contact', letter])
      expectProblem(
        refused,
        503,
        /^More messages are coming in than we can take\. .+ \d+ seconds\.$/,
      )
      const procedure = await post(app, ['/trpc/contact.send', { json: letter }])
      expect(procedure.statusCode).toBe(503)
      for (const response of [refused, procedure]) {
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
        expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
      }
      expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(201)
    }
    const db = await testDatabase(url)
    expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(8)
  })

  test('writes at the same moment are counted once each', async () => {
    const { one, other } = await twoServers({ address: 10, sender: 1 })
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => post(i % 2 ? one : other, subscribe(`visitor-${i}`))),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})

test('one sender behind a shared address leaves room for the others', async () => {
  const { app } = await testApp({ writeLimits: { address: 4, sender: 2 } })
  for (const expected of [201, 201, 429, 429, 429, 429])
    expect((await post(app, subscribe('Noisy'))).statusCode).toBe(expected)
  expect((await post(app, subscribe('noisy'))).statusCode).toBe(429)
  expect((await post(app, subscribe('quiet'))).statusCode).toBe(201)
})

test('mistyped input leaves an address its writes, and has a limit of its own', async () => {
  const { app } = await testApp({ writeLimits: { address: 2, attempts: 20 } })
  const mistyped: Call[] = [
    ['/api/newsletter', { email: 'no' }],
    ['/trpc/newsletter.subscribe', { json: { email: 'no' } }],
  ]
  for (let i = 0; i < 18; i++) expect((await post(app, mistyped[i % 2]!)).statusCode).toBe(400)
  for (let i = 0; i < 2; i++)
    expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(201)
  for (const call of mistyped) expect((await post(app, call)).statusCode).toBe(429)
})

test('an address past its limit uses up nothing of all visitors’ limit', async () => {
  const { app } = await testApp({ writeLimits: { address: 1, newsletter: 5 } })
  for (let i = 0; i < 20; i++) await post(app, subscribe(`visitor-${i}`))
  expect((await post(app, subscribe('ada'), '192.0.2.2')).statusCode).toBe(201)
})

test('an address past its limit is not forgotten, however many others come', async () => {
  const { app } = await testApp({ writeLimits: { address: 1, newsletter: 30 } })
  await post(app, ['/api/newsletter', { email }])
  const statuses = new Set<number>()
  for (let i = 0; i < 100; i++) {
    const address = `198.51.100.${i}`
    statuses.add((await post(app, ['/api/newsletter', { email }], address)).statusCode)
  }
  expect([...statuses]).toEqual([201, 503])
  expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(429)
})

test('the addresses of one IPv6 network count as one, and an IPv4 address as itself in both spellings', async () => {
  const { app } = await testApp({ writeLimits: { address: 1 } })
  const statusOf = async (address: string) =>
    (await post(app, ['/api/newsletter', { email }], address)).statusCode
  expect(await statusOf('2001:db8::1')).toBe(201)
  expect(await statusOf('2001:db8:0:0:ffff::2')).toBe(429)
  expect(await statusOf('2001:db8:0:1::1')).toBe(201)
  expect(await statusOf('192.0.2.9')).toBe(201)
  expect(await statusOf('::ffff:192.0.2.9')).toBe(429)
})

test('an address cannot pretend to be another by a header', async () => {
  const { app } = await testApp({ writeLimits: { address: 1 } })
  await post(app, ['/api/newsletter', { email }])
  const response = await app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email },
    remoteAddress: ada,
    headers: { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' },
  })
  expect(response.statusCode).toBe(429)
})

test('a server’s clock that is set back does not keep visitors out for longer than two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { one, other } = await twoServers({ address: 1, attempts: 4 })
  const statusOf = async (app: FastifyInstance) =>
    (await post(app, ['/api/newsletter', { email }])).statusCode
  const now = Date.now()
  vi.setSystemTime(now + 3_600_000)
  for (const app of [one, one, one, one, one]) await statusOf(app)
  expect([await statusOf(one), await statusOf(other)]).toEqual([429, 429])
  vi.setSystemTime(now)
  expect([await statusOf(other), await statusOf(one)]).toEqual([201, 429])
  vi.setSystemTime(now + 60_001)
  expect(await statusOf(one)).toBe(201)
})

describe('what is kept of a visitor', () => {
  test('neither their address nor their e-mail address stands in the counts', async () => {
    const { app, db } = await testApp()
    await post(app, ['/api/newsletter', { email }])
    const counts = await db.selectFrom('writeCounts').selectAll().execute()
    expect(counts).toHaveLength(3)
    expect(JSON.stringify(counts)).not.toMatch(/192\.0\.2\.1|c0000201|ada|example/i)
  })

  test('it counts for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { app } = await testApp({ writeLimits: { address: 1 } })
    const statusOf = async () => (await post(app, ['/api/newsletter', { email }])).statusCode
    expect([await statusOf(), await statusOf()]).toEqual([201, 429])
    vi.setSystemTime(Date.now() + 50_000)
    expect(await statusOf()).toBe(429)
    vi.setSystemTime(Date.now() + 10_500)
    expect(await statusOf()).toBe(201)
  })

  test('what has ended is deleted while the site listens, without a request', async () => {
    const db = await testDatabase()
    const ended = { key: 'address:x', count: 3, endsAt: '2026-11-22T00:00:00.000Z' }
    // Of a server whose clock was wrong.
    const fromAhead = { key: 'address:y', count: 3, endsAt: '2999-11-22T00:00:00.000Z' }
    const inAMinute = new Date(Date.now() + 60_000).toISOString()
    const current = { key: 'address:z', count: 3, endsAt: inAMinute }
    await db.insertInto('writeCounts').values([ended, fromAhead, current]).execute()
    const { app } = await testApp({ db })
    await app.listen({ port: 0 })
    await expect
      .poll(() => db.selectFrom('writeCounts').select('key').execute())
      .toEqual([{ key: 'address:z' }])
  })
})
