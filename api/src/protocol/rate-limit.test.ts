import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asBrowser, posted } from '../forms/test-form-requests.ts'
import { expectProblem, testApp } from '../test-app.ts'

const email = 'ada@example.com'
const letter = { name: 'Ada', email, message: 'Does it fit?' }
const ada = '192.0.2.1'

/** What an address may send in a minute. */
const most = 60

type Call = [url: string, payload: object]

const calls: Call[] = [
  ['/api/newsletter', { email }],
  ['/api/contact', letter],
  ['/trpc/newsletter.subscribe', { json: { email } }],
  ['/trpc/contact.send', { json: letter }],
]

const post = (app: FastifyInstance, [url, payload]: Call, remoteAddress = ada, headers = {}) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, headers })

/** Sends the contact form as a browser does without scripts. */
const postForm = (app: FastifyInstance) =>
  app.inject({
    ...posted('/api/contact', { ...letter, subject: 'other' }, asBrowser),
    remoteAddress: ada,
  })

/** The site, where an address has sent all that it may, but for so many requests. */
async function nearTheLimit(left = 0, remoteAddress = ada) {
  const { app, db } = await testApp()
  for (let sent = 0; sent < most - left; sent += 1)
    await post(app, ['/api/newsletter', { email: 'mistyped' }], remoteAddress)
  return { app, db }
}

test('an address has one limit, whichever way of sending it uses, and is told when to try again', async () => {
  const { app, db } = await nearTheLimit(calls.length + 1)
  expect((await postForm(app)).statusCode).toBe(303)
  for (const call of calls) expect((await post(app, call)).statusCode).toBeLessThan(300)
  const responses = [await postForm(app)]
  for (const call of calls) responses.push(await post(app, call))
  for (const response of responses) {
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
  }
  expectProblem(responses[1]!, 429, /^Too many messages from your address\. .+ \d+ seconds\.$/)
  expect(responses[3]!.json().error.json.message).toMatch(/^Too many messages from your address\./)
  expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(3)
})

test('writes at the same moment are counted once each', async () => {
  const { app } = await testApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = () =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(letter),
    })
  const responses = await Promise.all(Array.from({ length: most + 20 }, send))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('an address past its limit leaves the others theirs, and reads on', async () => {
  const { app } = await nearTheLimit()
  expect((await post(app, calls[0]!, '192.0.2.2')).statusCode).toBe(201)
  const read = await app.inject({ url: '/trpc/products.latest', remoteAddress: ada })
  expect(read.statusCode).toBe(200)
})

test('the addresses of one IPv6 network count as one', async () => {
  const { app } = await nearTheLimit(1, '2001:db8::1')
  const statusOf = async (address: string) => (await post(app, calls[0]!, address)).statusCode
  expect(await statusOf('2001:db8:0:0:ffff::2')).toBe(201)
  expect(await statusOf('2001:db8::3')).toBe(429)
  expect(await statusOf('2001:db8:0:1::1')).toBe(201)
})

test('an IPv4 address counts as itself in both spellings', async () => {
  const { app } = await nearTheLimit(1)
  const statusOf = async (address: string) => (await post(app, calls[0]!, address)).statusCode
  expect(await statusOf(`::ffff:${ada}`)).toBe(201)
  expect(await statusOf(ada)).toBe(429)
})

test('an address cannot pretend to be another by a header', async () => {
  const { app } = await nearTheLimit()
  const headers = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' }
  expect((await post(app, calls[0]!, ada, headers)).statusCode).toBe(429)
})

test('it counts for a minute', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'] })
  const { app } = await nearTheLimit()
  vi.setSystemTime(Date.now() + 50_000)
  expect((await post(app, calls[0]!)).statusCode).toBe(429)
  vi.setSystemTime(Date.now() + 10_500)
  expect((await post(app, calls[0]!)).statusCode).toBe(201)
})

test('one network has twenty addresses subscribed in a day, and leaves the day to the others', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'] })
  const { app, db } = await testApp()
  const subscribe = (name: string, from = ada) =>
    post(app, ['/api/newsletter', { email: `x@${name}.example` }], from)
  for (let index = 0; index < 20; index += 1)
    expect((await subscribe(`a${index}`)).statusCode).toBe(201)
  expectProblem(
    await subscribe('b'),
    429,
    'Too many addresses were subscribed from your network today. Please try again in 24 hours.',
  )
  const procedure = await post(app, [
    '/trpc/newsletter.subscribe',
    { json: { email: 'x@b.example' } },
  ])
  expect(procedure.statusCode).toBe(429)
  expect((await subscribe('b', '192.0.2.2')).statusCode).toBe(201)
  const now = new Date().toISOString()
  const due = db.selectFrom('outbox').select('id').where('dueAt', '<=', now)
  expect(await due.execute()).toHaveLength(21)
  expect((await post(app, ['/api/contact', letter])).statusCode).toBe(201)
  vi.setSystemTime(Date.now() + 24 * 3_600_000 + 1_000)
  expect((await subscribe('b')).statusCode).toBe(201)
})
