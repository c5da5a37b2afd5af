import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'

const failure = {
  route: '/cases/$slug',
  name: 'TypeError',
  message: 'x is not a function',
  at: ['assets/entry-client-B1.js:1:20'],
}

async function logged() {
  const written: string[] = []
  const { app } = await testApp({
    logLevel: 'info',
    logTo: { write: (line) => void written.push(line) },
  })
  written.length = 0
  return {
    lines: () => written.map((line) => JSON.parse(line)),
    post: (payload: unknown, remoteAddress = '192.0.2.1') =>
      app.inject({
        method: 'POST',
        url: '/client-reports',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
        remoteAddress,
      }),
  }
}

test('an error in a browser is one line of the log, with its route and place and without who sent it', async () => {
  const { post, lines } = await logged()
  expect((await post(failure)).statusCode).toBe(204)
  expect(lines()).toHaveLength(1)
  const { level, msg, report, ...rest } = lines()[0]
  expect({ level, msg, report }).toEqual({ level: 40, msg: 'error in a browser', report: failure })
  expect(Object.keys(rest).toSorted()).toEqual(['hostname', 'pid', 'time'])
})

test('what was typed is not written to the log, whatever sends the report', async () => {
  const { post, lines } = await logged()
  const message = 'Unexpected token, "my own words" is not valid JSON, see /search?q=secret'
  expect((await post({ ...failure, message })).statusCode).toBe(204)
  expect(lines()[0].report.message).toBe('Unexpected token, …')
})

test.each([
  ['a field that is none', { ...failure, url: '/search?q=secret' }],
  ['an address in place of a route', { ...failure, route: '/search?q=secret' }],
  ['a place outside the site’s scripts', { ...failure, at: ['https://example.com/x.js:1:1'] }],
  ['a message that is long', { ...failure, message: 'a'.repeat(161) }],
  ['nothing', null],
])('%s is refused and not logged', async (_, payload) => {
  const { post, lines } = await logged()
  expectProblem(await post(payload), 400)
  expect(lines()).toEqual([])
})

test('a report of more than 2 kB is refused', async () => {
  const { post, lines } = await logged()
  expectProblem(await post({ ...failure, message: 'a'.repeat(2_100) }), 413)
  expect(lines()).toEqual([])
})

test('of one network 30 reports a minute are logged, and others are logged meanwhile', async () => {
  const { post, lines } = await logged()
  for (let count = 0; count < 30; count += 1) expect((await post(failure)).statusCode).toBe(204)
  expect((await post(failure)).statusCode).toBe(429)
  expect(lines()).toHaveLength(30)
  expect((await post(failure, '198.51.100.1')).statusCode).toBe(204)
  expect(lines()).toHaveLength(31)
})
