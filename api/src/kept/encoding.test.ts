import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, negotiateEncoding } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'zstd'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
])('a client that accepts %j is sent %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding)
})

test('every form holds the same content', async () => {
  const body = Buffer.from('An anvil is heavy. '.repeat(200))
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
  expect(zstdDecompressSync(await encode(body, 'zstd'))).toEqual(body)
  expect(await encode(body, 'identity')).toBe(body)
})
