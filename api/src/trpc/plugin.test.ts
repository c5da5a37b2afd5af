import { stringify } from 'superjson'
import { describe, expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { expectNoInside, expectProblem, testApp } from '../test-app.ts'

const json = { 'content-type': 'application/json' }

async function server() {
  const { app, db } = await testApp()
  return {
    app,
    db,
    query: (procedure: string, input?: unknown) =>
      app.inject(`/trpc/${procedure}?input=${encodeURIComponent(stringify(input))}`),
    raw: (procedure: string, input: string) =>
      app.inject(`/trpc/${procedure}?input=${encodeURIComponent(input)}`),
    mutate: (procedure: string, payload: string, headers: Record<string, string> = json) =>
      app.inject({ method: 'POST', url: `/trpc/${procedure}`, headers, payload }),
  }
}

function manyPaths(): string {
  const deep = 'a.'.repeat(1_000)
  return Array.from({ length: 30 }, (_, index) => `"${deep}${index}":["Date"]`).join(',')
}

const shared = forAllTests(server)

type TestResponse = Awaited<ReturnType<Awaited<ReturnType<typeof server>>['raw']>>

function expectFailure(response: TestResponse, status: number, message: string | RegExp = /./) {
  expect(response.statusCode, response.body).toBe(status)
  expect(response.headers['content-type']).toBe('application/json')
  expect(response.headers['cache-control']).toBe('no-store')
  const failure = response.json().error.json
  expect(failure.data.httpStatus).toBe(status)
  expect(Object.keys(failure.data)).toEqual(['code', 'httpStatus', 'errors'])
  expectNoInside(failure.message)
  expect(failure.message).toMatch(message)
}

describe('what goes well', () => {
  test('a query returns its data', async () => {
    const { query } = shared()
    const response = await query('products.detail', { id: 79 })
    expect(response.statusCode).toBe(200)
    expect(response.json().result.data.json).toMatchObject({ product: { id: 79, name: 'Edge' } })
  })
})

describe('fields that are absent', () => {
  test('may be written as such', async () => {
    const { query, mutate } = shared()
    for (const input of [
      { category: 'cases', page: 1, sort: undefined, filters: undefined },
      { category: 'cases', page: 1, filters: { choices: {}, ranges: {} } },
    ])
      expect((await query('products.page', input)).statusCode).toBe(200)
    expect((await query('products.latest', undefined)).statusCode).toBe(200)
    expect((await query('products.groups', undefined)).statusCode).toBe(200)
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello', website: undefined }
    expect((await mutate('contact.send', stringify(message))).statusCode).toBe(200)
  })

  test('are absent whatever stands there', async () => {
    const { raw } = shared()
    const input = '{"json":{"limit":3},"meta":{"values":{"limit":["undefined"]}}}'
    expectFailure(await raw('products.highlights', input), 400, 'A limit is')
  })
})

describe('what goes wrong', () => {
  test('input of the wrong kind returns 400 with a message for the field', async () => {
    const { query, mutate } = shared()
    for (const limit of [0, -1, 1.5, '79', null]) {
      const response = await query('products.highlights', { limit })
      expectFailure(response, 400, 'A limit is a whole number above zero')
      expect(response.json().error.json.data.errors).toEqual({
        limit: 'A limit is a whole number above zero',
      })
    }
    expectFailure(
      await mutate('contact.send', stringify({ name: '', email: 'x', message: '' })),
      400,
      'Please enter your name. Please enter an e-mail address such as name@example.com. Please write a message.',
    )
  })

  test('missing input returns 400', async () => {
    const { app, mutate } = shared()
    for (const search of ['', '?input=', '?input={}', '?input=[]', '?input=5'])
      expectFailure(await app.inject(`/trpc/products.detail${search}`), 400)
    expectFailure(await mutate('newsletter.subscribe', '{}'), 400, 'Please send an object')
  })

  test.each(['{', 'null', '%zz', "{'json':1}", '\u0000', '{"json":'])(
    'malformed JSON, %j, returns 400 without a parser’s words',
    async (text) => {
      const { raw, mutate } = shared()
      for (const response of [
        await raw('products.detail', text),
        await mutate('newsletter.subscribe', text),
      ])
        expectFailure(response, 400, 'The input is not valid JSON as superjson writes it.')
    },
  )

  test.each([
    '{"email":["nope"]}',
    '{"email":["regexp"]}',
    '{"email":[["custom","x"]]}',
    '{"email":[["class","Date"]]}',
    '{"email":[["symbol","x"]]}',
    '{"__proto__.polluted":["Date"]}',
    '{"constructor.prototype.polluted":["Date"]}',
    '[["set"],{"polluted":["Date"]}]',
    '5',
    '"undefined"',
    '{"email":"undefined"}',
    '{"email":["undefined","undefined"]}',
    '{"email":["Date"]}',
    '{"email":["bigint"]}',
    '{"email":["undefined",{"x":["undefined"]}]}',
    '["Date"]',
    '["map",{"email":["undefined"]}]',
  ])('superjson that says %s about the input returns 400', async (values) => {
    const { mutate, db } = shared()
    const response = await mutate(
      'newsletter.subscribe',
      `{"json":{"email":"/a@b.example/"},"meta":{"values":${values}}}`,
    )
    expectFailure(response, 400, 'The input is not valid JSON as superjson writes it.')
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect(await db.selectFrom('newsletterSubscriptions').selectAll().execute()).toEqual([])
  })

  test.each([
    ['a long path', `{"json":{},"meta":{"values":{"${'.'.repeat(63_000)}a":"s"}}}`],
    ['a long path to a list', `{"json":{},"meta":{"values":{"${'.'.repeat(63_000)}a":["Date"]}}}`],
    ['a text', '{"json":{},"meta":{"values":{"a":"s"}}}'],
    ['many paths', `{"json":{},"meta":{"values":{${manyPaths()}}}}`],
  ])('annotations of %s cost no more than other input', async (_name, body) => {
    const { raw, mutate } = shared()
    const before = process.cpuUsage()
    expectFailure(await mutate('newsletter.subscribe', body), 400)
    if (body.length < 7_000) expectFailure(await raw('products.detail', body), 400)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(200)
  })

  test.each([
    '{"json":{"email":"x"},"meta":{"referentialEqualities":{"email":["__proto__.polluted"]}}}',
    '{"json":{"email":"x"},"meta":{"referentialEqualities":{"email":["constructor.prototype.polluted"]}}}',
    '{"json":{"email":"x","__proto__":{"polluted":1}}}',
    '{"json":{"email":"x","constructor":{"prototype":{"polluted":1}}}}',
  ])('an attempt at a prototype, %s, returns 400 and reaches none', async (body) => {
    const { mutate } = shared()
    expectFailure(await mutate('newsletter.subscribe', body), 400)
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(['nope', 'products', 'products.nope', 'constructor', '__proto__', 'products.menu.x'])(
    'an unknown procedure, %s, returns 404',
    async (procedure) => {
      const { app, mutate } = shared()
      expectFailure(await app.inject(`/trpc/${procedure}`), 404)
      expectFailure(await mutate(procedure, '{}'), 404)
    },
  )

  test('a query by POST and a mutation by GET return 405 and say what is possible', async () => {
    const { app, mutate } = shared()
    const asQuery = await app.inject('/trpc/newsletter.subscribe')
    expectFailure(asQuery, 405)
    expect(asQuery.headers.allow).toBe('POST')
    const asMutation = await mutate('products.menu', '{}')
    expectFailure(asMutation, 405)
    expect(asMutation.headers.allow).toBe('GET, HEAD')
  })

  test('any other method returns 405', async () => {
    const { app } = shared()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url: '/trpc/products.menu', payload: '{' })
      expectProblem(response, 405, `${method} is not possible here; use GET or HEAD or POST.`)
      expect(response.headers.allow).toBe('GET, HEAD, POST')
    }
  })

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/jsonp',
    '',
  ])('a body sent as %j returns 415', async (type) => {
    const { mutate } = shared()
    const response = await mutate('newsletter.subscribe', '{"json":{"email":"ada@example.com"}}', {
      'content-type': type,
    })
    expectProblem(response, 415, 'Send the request body as application/json.')
  })

  test('many calls in one request are refused, streamed or not', async () => {
    const { app } = shared()
    const url = '/trpc/products.menu,products.groups?batch=1&input=%7B%7D'
    expectFailure(await app.inject(url), 400, 'Batching is not enabled on the server')
    const streamed = await app.inject({ url, headers: { 'trpc-accept': 'application/jsonl' } })
    expectFailure(streamed, 400)
    const alone = await app.inject({
      url: '/trpc/products.menu',
      headers: { 'trpc-accept': 'application/jsonl' },
    })
    expect(alone.statusCode).toBeLessThan(500)
  })

  test('a broken percent-encoding returns 400', async () => {
    const { app } = shared()
    for (const url of ['/trpc/%zz', '/trpc/%ff', '/trpc/products.menu%', '/trpc/x%25'])
      expectProblem(await app.inject(url), 400, 'The address has a broken percent-encoding.')
  })
})

test('each answer names the build of the site, whether it succeeds, is refused or has no procedure', async () => {
  const { app } = await testApp({ build: '/assets/entry.js' })
  for (const call of ['products.menu', 'products.menu', 'products.detail', 'products.gone']) {
    const { headers } = await app.inject(`/trpc/${call}`)
    expect(headers['x-build'], call).toBe('/assets/entry.js')
  }
})
