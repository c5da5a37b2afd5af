import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encode } from './content-negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
])('a client that accepts %j is sent %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
})

test('a header longer than any browser sends is not read, because reading it takes milliseconds', () => {
  expect(acceptedEncoding(`br${', gzip'.repeat(2_000)}`)).toBe('identity')
})

test.each([true, false])('every coding holds the same content, sent often: %s', async (often) => {
  const body = Buffer.from('An anvil is heavy. '.repeat(200))
  expect(brotliDecompressSync(await encode(body, 'br', often))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip', often))).toEqual(body)
  expect(await encode(body, 'identity', often)).toBe(body)
})
