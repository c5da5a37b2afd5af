import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serialize } from 'superjson'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserLink, fetchOrThrow } from './browser-link.ts'
import {
  failureText,
  hadNoResponse,
  HttpError,
  httpErrorOf,
  isClientError,
  isMissing,
  timedOut,
} from './http-error.ts'
import { createClient } from './trpc.ts'

interface Canned {
  status: number
  type?: string
  body?: string
}

/** A server that always sends one response, reached by the browser's own link; `requests` has what it received. */
async function clientOf({ status, type = 'application/json', body = '' }: Canned) {
  const requests: { method?: string; url?: string; credentials?: RequestCredentials }[] = []
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': type, Connection: 'close' }).end(body)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ method: init?.method, url, credentials: init?.credentials })
    return realFetch(new URL(url, base), init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.close()
  })
  return { requests, client: createClient(createBrowserLink(() => {})) }
}

const failed = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: unknown) => error as Error,
  )

const procedureFailure = (status: number, message: string, errors?: Record<string, string>) =>
  JSON.stringify({
    error: serialize({
      code: -32_600,
      message,
      data: { code: 'X', httpStatus: status, errors },
    }),
  })

test.each([
  [
    'a procedure’s failure',
    { status: 404, body: procedureFailure(404, 'Product not found') },
    '404: Product not found',
  ],
  [
    'a problem of the API',
    {
      status: 415,
      type: 'application/problem+json',
      body: '{"status":415,"title":"Unsupported Media Type","detail":"Send JSON."}',
    },
    '415: Send JSON.',
  ],
  [
    'a page that a proxy wrote',
    { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' },
    '502: <h1>Bad Gateway</h1>',
  ],
  ['plain words', { status: 503, type: 'text/plain', body: 'try later' }, '503: try later'],
  ['JSON of somebody else', { status: 500, body: '{"message":"x"}' }, '500: {"message":"x"}'],
  [
    'an error that is no failure of ours',
    { status: 400, body: '{"error":"no"}' },
    '400: {"error":"no"}',
  ],
  ['JSON that is nothing', { status: 400, body: 'null' }, '400: null'],
  ['half a JSON', { status: 500, body: '{"error":' }, '500: {"error":'],
  ['no body', { status: 404, type: 'text/plain' }, '404: Not Found'],
  ['a 401', { status: 401, body: procedureFailure(401, 'Who are you?') }, '401: Who are you?'],
] as [string, Canned, string][])(
  '%s reads as status, colon and text',
  async (_name, canned, message) => {
    const { client } = await clientOf(canned)
    for (const error of [
      await failed(client.products.detail.query({ id: 79 })),
      await failed(client.newsletter.subscribe.mutate({ email: 'ada@example.com' })),
      await failed(fetchOrThrow('/api/products')),
    ]) {
      expect(error.message).toBe(message)
      expect(httpErrorOf(error)?.status).toBe(canned.status)
      expect(isClientError(error)).toBe(canned.status < 500)
      expect(isMissing(error)).toBe([400, 404].includes(canned.status))
    }
  },
)

test('what is wrong with each field comes along', async () => {
  const errors = { email: 'Please enter your e-mail address' }
  const { client } = await clientOf({ status: 400, body: procedureFailure(400, 'No.', errors) })
  const error = await failed(client.newsletter.subscribe.mutate({ email: '' }))
  expect(httpErrorOf(error)?.fields).toEqual(errors)
})

test('without a response there is no status, and the error is not the visitor’s', async () => {
  const { client } = await clientOf({ status: 200 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failed(client.products.menu.query())
  expect(error.message).toBe('Failed to fetch')
  expect(httpErrorOf(error)).toBeUndefined()
  expect(isClientError(error)).toBe(false)
  expect(hadNoResponse(error)).toBe(true)
  expect(timedOut(error)).toBe(false)
})

test('a response that takes more than 15 seconds is given up, whoever else may cancel the request', async () => {
  const { client } = await clientOf({ status: 200 })
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError')))
  const { signal } = new AbortController()
  const error = await failed(client.products.menu.query(undefined, { signal }))
  expect(timeout).toHaveBeenCalledWith(15_000)
  expect(timedOut(error)).toBe(true)
  expect(hadNoResponse(error)).toBe(false)
})

test('a 401 on a read that asks for it gives null, and no other failure does', async () => {
  const context = { on401: 'returnNull' }
  const refused = await clientOf({ status: 401, type: 'text/plain' })
  expect(await refused.client.products.menu.query(undefined, { context })).toBeNull()
  const forbidden = await clientOf({ status: 403, type: 'text/plain' })
  const error = await failed(forbidden.client.products.menu.query(undefined, { context }))
  expect(error.message).toBe('403: Forbidden')
})

test('reads are GET, writes are POST, and both send credentials', async () => {
  const body = JSON.stringify({ result: { data: serialize([]) } })
  const { client, requests } = await clientOf({ status: 200, body })
  await client.products.menu.query()
  await client.newsletter.subscribe.mutate({ email: 'ada@example.com' })
  expect(requests).toEqual([
    {
      method: 'GET',
      url: expect.stringMatching(/^\/trpc\/products\.menu/),
      credentials: 'include',
    },
    { method: 'POST', url: '/trpc/newsletter.subscribe', credentials: 'include' },
  ])
})

test('what a page was refused is told in words of ours, what a visitor was refused in the server’s', () => {
  const texts = { timeout: 'Too long.', other: 'It failed.' }
  for (const error of [new HttpError(400, 'Invalid input.'), new Error('400: Invalid input.')]) {
    expect(failureText(error, texts)).toBe('Invalid input.')
    expect(failureText(error, { ...texts, refused: 'It failed.' })).toBe('It failed.')
  }
  const busy = new HttpError(429, 'Too many requests.')
  expect(failureText(busy, { ...texts, refused: 'It failed.' })).toBe('Too many requests.')
})
