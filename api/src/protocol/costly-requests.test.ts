import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'

// Processor time of a request, in ms, and bytes of its response, as docs/reliability.md says.
const mostTime = 100
const mostBytes = 1_000_000
const mostBytesOfRefusal = 8_000

const read = (procedure: string, input: string): InjectOptions => ({
  url: `/trpc/${procedure}?input=${input}`,
})
const write = (url: string, payload: string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
})
const subscribe = (input: string) => write('/trpc/newsletter.subscribe', input)
const form = (payload: string) =>
  write('/api/contact', payload, 'application/x-www-form-urlencoded')

const annotated = (path: string) =>
  encodeURIComponent(JSON.stringify({ json: {}, meta: { values: { [path]: 's' } } }))
const dates = ',"y":["Date"]'.repeat(3_200)

const shared = forAllTests(testApp)

// Requests that cost a server too much once, or were meant to; what `pnpm trial requests` finds is added.
test.each<[name: string, status: number, request: InjectOptions]>([
  [
    'superjson: a text where a list belongs, at the end of 63,000 steps',
    400,
    subscribe(`{"json":{},"meta":{"values":{"${'.'.repeat(63_000)}a":"s"}}}`),
  ],
  [
    'superjson: the same in an address longer than any',
    414,
    read('products.detail', annotated(`${'.'.repeat(14_000)}a`)),
  ],
  [
    'superjson: the same in an address as long as can be',
    400,
    read('products.detail', annotated(`${'.'.repeat(7_800)}a`)),
  ],
  ['superjson: a text where a list belongs', 400, read('products.detail', annotated('a'))],
  [
    'superjson: a deep path to many leaves, each annotated as it may be',
    400,
    subscribe(
      `{"json":{},"meta":{"values":{"${'a.'.repeat(8_000)}a":["set",{"x":["Date"]${dates}}]}}}`,
    ),
  ],
  [
    'superjson: many equal references',
    400,
    subscribe(
      `{"json":{"email":"x"},"meta":{"referentialEqualities":{"email":["a"${',"a.b.c"'.repeat(7_000)}]}}}`,
    ),
  ],
  [
    'superjson: many fields that are absent',
    400,
    subscribe(
      `{"json":{},"meta":{"values":{"a":["undefined"]${',"a":["undefined"]'.repeat(3_300)}}}}`,
    ),
  ],
  [
    'JSON nested as deep as a body can hold',
    400,
    subscribe('['.repeat(30_000) + ']'.repeat(30_000)),
  ],
  ['a number of 63,000 digits', 400, subscribe(`{"json":{"email":${'9'.repeat(63_000)}}}`)],
  ['a form of 9,000 fields', 400, form('name=a&'.repeat(9_000))],
  ['a form of 60,000 characters that markup escapes', 400, form(`message=${'<'.repeat(60_000)}`)],
  [
    'an e-mail address of 60,000 characters',
    400,
    write('/api/newsletter', JSON.stringify({ email: `${'a.'.repeat(30_000)}@` })),
  ],
  [
    'a message of line breaks',
    201,
    write(
      '/api/contact',
      JSON.stringify({ name: 'A', email: 'a@example.com', message: `${'\n'.repeat(4_998)}x` }),
    ),
  ],
  [
    'a search of 100 words',
    200,
    read('search.find', encodeURIComponent(JSON.stringify({ json: { q: `${'a '.repeat(49)}b` } }))),
  ],
  [
    'an Accept header of 15,000 characters',
    200,
    { url: '/home', headers: { accept: `text/html${';q=0.1,*/*'.repeat(1_500)}` } },
  ],
  [
    'a Range header of 1,300 parts',
    200,
    { url: '/api/products', headers: { range: `bytes=0-1${',0-1'.repeat(1_300)}` } },
  ],
  ['an address of slashes and dots', 404, { url: `/api${'/..%2f.'.repeat(1_000)}` }],
])('%s costs no more than it is worth', async (_, status, request) => {
  const { app } = shared()
  const times: number[] = []
  // The first may pay for what is compiled or collected.
  while (times.length < 3 && Math.min(...times) >= mostTime) {
    const before = process.cpuUsage()
    const response = await app.inject(request)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
    expect(response.statusCode, response.body.slice(0, 500)).toBe(status)
    const isRefusal = status >= 400 && !String(response.headers['content-type']).includes('html')
    expect(response.rawPayload.length).toBeLessThan(isRefusal ? mostBytesOfRefusal : mostBytes)
  }
  expect(Math.min(...times)).toBeLessThan(mostTime)
})
