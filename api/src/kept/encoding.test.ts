import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodeStream, negotiateEncoding } from './encoding.ts'

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

test('every form of a stream holds the same content', async () => {
  const pieces = Array.from({ length: 200 }, (_, index) => Buffer.from(`Anvil ${index} is heavy. `))
  const form = (encoding: 'br' | 'gzip' | 'zstd') =>
    buffer(encodeStream(Readable.from(pieces, { objectMode: false }), encoding))
  const body = Buffer.concat(pieces)
  expect(brotliDecompressSync(await form('br'))).toEqual(body)
  expect(gunzipSync(await form('gzip'))).toEqual(body)
  expect(zstdDecompressSync(await form('zstd'))).toEqual(body)
})

test('a stream that breaks gives no form', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'the first half'
      throw new Error('a broken row')
    })(),
  )
  await expect(buffer(encodeStream(broken, 'br'))).rejects.toThrow('a broken row')
})
