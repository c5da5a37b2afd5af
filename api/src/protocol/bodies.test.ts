import { describe, expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { expectProblem, testApp } from '../test-app.ts'

const server = forAllTests(testApp)
const paths = ['/api/newsletter', '/api/contact']
const json = { 'content-type': 'application/json' }

describe.each(paths)('what %s is sent', (url) => {
  async function post(payload: string | Buffer, headers: Record<string, string> = json) {
    return server().app.inject({ method: 'POST', url, headers, payload })
  }

  test.each(['{', '{"email":', "{'email':1}", 'email=ada', '{"email":"a"}}', '\uFEFF{', '\u0000'])(
    'as malformed JSON, %j, returns 400',
    async (body) => {
      expectProblem(await post(body), 400, 'The request body is not valid JSON.')
    },
  )

  test('as an empty body returns 400', async () => {
    expectProblem(await post(''), 400, 'The request body is empty.')
  })

  test('without a body and a type returns 400', async () => {
    expectProblem(await post('', {}), 400, /^Please send an object/)
  })

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'json',
    ';',
  ])('as %s returns 415', async (type) => {
    const response = await post('{"email":"ada@example.com"}', { 'content-type': type })
    expectProblem(response, 415, 'Send the request body as application/json.')
  })

  test('without a type returns 415', async () => {
    expectProblem(await post('{}', { 'content-type': '' }), 415)
  })

  test('as 3 MB of body returns 413', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(3_000_000) })
    expectProblem(await post(body), 413, 'The request body is too large.')
  })

  test('as one byte more than the limit returns 413, with the limit still 400', async () => {
    const body = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`
    expectProblem(await post(body(65_537)), 413)
    expectProblem(await post(body(65_536)), 400)
  })

  test.each([
    '{"__proto__":{"polluted":1},"email":"ada@example.com"}',
    '{"constructor":{"prototype":{"polluted":1}},"email":"ada@example.com"}',
  ])('to reach a prototype, %s, returns 400 and reaches none', async (body) => {
    expectProblem(await post(body), 400)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('as a deep nest of lists returns 400', async () => {
    expectProblem(await post('['.repeat(30_000) + ']'.repeat(30_000)), 400)
  })

  test('as bytes that are no UTF-8 returns 400', async () => {
    expectProblem(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 400)
  })
})
