import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'

const email = 'ada@example.com'
const letter = { name: 'Ada', email, message: 'Does it fit?' }

const calls: [string, object][] = [
  ['/api/newsletter', { email }],
  ['/api/contact', letter],
  ['/trpc/newsletter.subscribe', { json: { email } }],
  ['/trpc/contact.send', { json: letter }],
]

const post = (
  app: FastifyInstance,
  [url, payload]: [string, object],
  remoteAddress = '192.0.2.1',
) => app.inject({ method: 'POST', url, payload, remoteAddress })

test('one limit an address counts writes of every kind together, then returns 429', async () => {
  const { app, db } = await testApp({ writesAMinute: 4 })
  for (const call of calls) expect((await post(app, call)).statusCode).toBeLessThan(300)
  for (const call of calls) {
    const response = await post(app, call)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
  }
  expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(2)
})

test('past the limit both kinds of call say how long to wait', async () => {
  const { app } = await testApp({ writesAMinute: 1 })
  await post(app, ['/api/newsletter', { email }])
  const rest = await post(app, ['/api/contact', letter])
  expectProblem(
    rest,
    429,
    /^Too many messages from your address\. Please try again in \d+ seconds\.$/,
  )
  const procedure = await post(app, ['/trpc/contact.send', { json: letter }])
  expect(procedure.json().error.json).toMatchObject({
    message: expect.stringMatching(/^Too many messages from your address/),
    data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 },
  })
})

test('mistyped input leaves an address its writes, and has a limit of its own ten times as high', async () => {
  const { app } = await testApp({ writesAMinute: 2 })
  const mistyped: typeof calls = [
    ['/api/newsletter', { email: 'no' }],
    ['/trpc/newsletter.subscribe', { json: { email: 'no' } }],
  ]
  for (let i = 0; i < 18; i++) expect((await post(app, mistyped[i % 2]!)).statusCode).toBe(400)
  for (let i = 0; i < 2; i++)
    expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(201)
  for (const call of mistyped) expect((await post(app, call)).statusCode).toBe(429)
})

test('all addresses together have a limit, past which everybody gets 503', async () => {
  const { app, db } = await testApp({ writesAMinute: 1 })
  for (let i = 0; i < 30; i++)
    expect((await post(app, ['/api/contact', letter], `198.51.100.${i}`)).statusCode).toBe(201)
  expectProblem(
    await post(app, ['/api/contact', letter], '192.0.2.1'),
    503,
    'More messages are coming in than we can take.',
  )
  const procedure = await post(app, ['/trpc/contact.send', { json: letter }], '192.0.2.1')
  expect(procedure.statusCode).toBe(503)
  expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(30)
})

test('an address past its limit is not forgotten, however many others come', async () => {
  const { app } = await testApp({ writesAMinute: 1 })
  await post(app, ['/api/newsletter', { email }])
  const statuses = new Set<number>()
  for (let i = 0; i < 100; i++) {
    const address = `198.51.100.${i}`
    statuses.add((await post(app, ['/api/newsletter', { email }], address)).statusCode)
  }
  expect([...statuses]).toEqual([201, 503])
  expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(429)
})

test('another address has a limit of its own, and reads have none', async () => {
  const { app } = await testApp({ writesAMinute: 1 })
  await post(app, ['/api/newsletter', { email }])
  expect((await post(app, ['/api/newsletter', { email }])).statusCode).toBe(429)
  expect((await post(app, ['/api/newsletter', { email }], '192.0.2.2')).statusCode).toBe(201)
  for (let i = 0; i < 5; i++) expect((await app.inject('/api/products/79')).statusCode).toBe(200)
})

test('the addresses of one IPv6 network count as one', async () => {
  const { app } = await testApp({ writesAMinute: 1 })
  await post(app, ['/api/newsletter', { email }], '2001:db8::1')
  expect((await post(app, ['/api/newsletter', { email }], '2001:db8::2')).statusCode).toBe(429)
  expect((await post(app, ['/api/newsletter', { email }], '2001:db8:1::1')).statusCode).toBe(201)
})

test('an address cannot pretend to be another by a header', async () => {
  const { app } = await testApp({ writesAMinute: 1 })
  await post(app, ['/api/newsletter', { email }])
  const response = await app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email },
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' },
  })
  expect(response.statusCode).toBe(429)
})
