import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { downloads } from '@argo/domain/products/downloads'
import { modelsOf } from '@argo/domain/products/models'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { expectProblem, testApp } from '../test-app.ts'
import { serveStaticFiles } from './static-files.ts'

const shared = forAllTests(testApp)

const built = new URL('../../../web/dist/client/', import.meta.url)
const assets = readdirSync(new URL('assets/', built))
const [edge] = modelsOf({ imageUrl: '/pictures/edge/hero-960.webp' })
const mark = '/pictures/logo-mark.svg'

function asset(extension: string): string {
  const file = assets.find((name) => name.endsWith(extension))
  if (!file) throw new Error(`The built site has no ${extension}`)
  return `/assets/${file}`
}

describe('types and keeping', () => {
  const year = 'public, max-age=31536000, immutable'
  const day = 'public, max-age=86400'
  test.each([
    [asset('.js'), /^(text|application)\/javascript/, year],
    [asset('.css'), /^text\/css/, year],
    [asset('.woff2'), /^font\/woff2$/, year],
    [edge!.glb, /^model\/gltf-binary$/, year],
    [edge!.usdz, /^model\/vnd\.usdz\+zip$/, year],
    [edge!.drawing, /^image\/svg\+xml/, `${day}, stale-while-revalidate=604800`],
    [mark, /^image\/svg\+xml/, `${day}, stale-while-revalidate=604800`],
    ['/favicon.svg', /^image\/svg\+xml/, day],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, day],
    ['/apple-touch-icon.png', /^image\/png$/, day],
    ['/icon-512.png', /^image\/png$/, day],
    ['/site.webmanifest', /^application\/manifest\+json/, day],
    ['/sw.js', /^(text|application)\/javascript/, 'no-cache'],
  ])(
    '%s has its type and is cached as long as its name allows',
    async (url, type, cacheControl) => {
      const { app } = shared()
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toMatch(type)
      expect(response.headers['cache-control']).toBe(cacheControl)
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      expect(response.headers.etag).toBeTruthy()
    },
  )

  test.each([asset('.js'), asset('.css'), asset('.woff2'), '/pictures/edge/hero-960.avif'])(
    '%s comes without the headers that browsers obey in documents alone',
    async (url) => {
      const { app } = shared()
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': expect.any(String),
      })
      expect(JSON.stringify(response.headers).length).toBeLessThan(600)
    },
  )
})

describe('compression', () => {
  test.each([asset('.js'), asset('.css'), mark])(
    '%s comes in the content coding that the browser accepts, and says so to caches',
    async (url) => {
      const { app } = shared()
      const original = readFileSync(new URL(url.slice(1), built))
      const request = (accept: string) =>
        app.inject({ url, headers: { 'accept-encoding': accept } })
      const [br, gzip, none] = [
        await request('gzip, deflate, br'),
        await request('gzip'),
        await request(''),
      ]
      expect(br.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(br.rawPayload).equals(original)).toBe(true)
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.rawPayload).equals(original)).toBe(true)
      expect(none.headers['content-encoding']).toBeUndefined()
      expect(none.rawPayload.equals(original)).toBe(true)
      for (const { headers } of [br, gzip, none]) expect(headers.vary).toMatch(/accept-encoding/i)
    },
  )
})

describe('what is not served', () => {
  test.each([
    '/assets/nope.js',
    '/pictures/edge/nope-960.webp',
    '/pictures/edge',
    '/downloads/nope.pdf',
    '/downloads/0123456789abcdef/nope.pdf',
    '/downloads/nope/nope/nope.pdf',
    '/downloads/%00.pdf',
    '/models/nope.glb',
    '/turns/edge/00.avif',
    '/drawings/nope.svg',
    '/photographs/nope-960.webp',
    '/photographs/nope/nope.webp',
    `/assets/${'a'.repeat(5_000)}.js`,
  ])('%s returns a problem, which nobody caches or saves', async (url) => {
    const { app } = shared()
    const response = await app.inject(url)
    expectProblem(response, 404)
    expect(response.headers['content-disposition']).toBeUndefined()
  })

  test.each([
    '/assets/../../build-id',
    '/assets/%2e%2e/%2e%2e/build-id',
    '/assets/..%2f..%2fbuild-id',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/..%5c..%5cbuild-id',
    '/assets/....//....//build-id',
    '/assets/%252e%252e%252f%252e%252e%252fbuild-id',
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/pictures/../../../seed.sql',
    '/downloads/..%2f..%2f..%2f..%2fseed.sql',
  ])('a way out of the folder, %s, returns 404', async (target) => {
    const response = await get(target)
    expect(response.split('\r\n', 1)[0]).toBe('HTTP/1.1 404 Not Found')
    expect(response).not.toMatch(/INSERT INTO|"file":|root:|^[0-9a-f]{16}$/m)
  })

  test.each(['/.vite/manifest.json', '/../../seed.sql'])(
    'outside the folders of files, %s is an address of a page',
    async (target) => {
      const response = await get(target)
      expect(response.split('\r\n', 1)[0]).toBe('HTTP/1.1 200 OK')
      expect(response).toContain('<title>a page</title>')
      expect(response).not.toMatch(/INSERT INTO|"file":/)
    },
  )

  /** Gets an address as it is written, its dot segments too. */
  async function get(target: string): Promise<string> {
    const { app } = await testApp()
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(url.port), url.hostname)
    socket.write(`GET ${target} HTTP/1.1\r\nHost: argo.example\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
})

test('only the files of the build are served: no compressed copies by themselves, no symbolic links', async () => {
  const { app } = shared()
  for (const url of [`${asset('.css')}.br`, `${asset('.js')}.gz`])
    expectProblem(await app.inject(url), 404)
  const root = mkdtempSync(join(tmpdir(), 'argo-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'pictures'))
  writeFileSync(join(root, 'secret.svg'), 'secret')
  writeFileSync(join(root, 'pictures/ours.svg'), 'ours')
  symlinkSync(join(root, 'secret.svg'), join(root, 'pictures/link.svg'))
  const files = Fastify()
  onTestFinished(() => files.close())
  await serveStaticFiles(files, { root })
  expect((await files.inject('/pictures/ours.svg')).body).toBe('ours')
  expect((await files.inject('/pictures/link.svg')).statusCode).toBe(404)
})

test('a server that runs keeps its files when another build takes their place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'argo-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const build of ['old', 'new']) {
    mkdirSync(join(folder, build, 'assets'), { recursive: true })
    writeFileSync(join(folder, build, `assets/${build}.js`), build)
  }
  const current = join(folder, 'current')
  symlinkSync('old', current)
  const files = Fastify()
  onTestFinished(() => files.close())
  await serveStaticFiles(files, { root: current })
  symlinkSync('new', `${current}.next`)
  renameSync(`${current}.next`, current)
  expect((await files.inject('/assets/old.js')).body).toBe('old')
})

describe.each(downloads)(
  'the download $fileName',
  ({ href, fileName, mediaType, bytes, sha256 }) => {
    test('is saved under its name, whole and as described', async () => {
      const { app } = shared()
      const response = await app.inject({ url: href, headers: { 'accept-encoding': 'br, gzip' } })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe(mediaType)
      expect(response.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`)
      expect(response.headers['content-length']).toBe(String(bytes))
      expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256)
    })

    test('can be continued where it broke off', async () => {
      const { app } = shared()
      const response = await app.inject({ url: href, headers: { range: 'bytes=4-9' } })
      expect(response.statusCode).toBe(206)
      expect(response.headers['content-range']).toBe(`bytes 4-9/${bytes}`)
      expect(response.rawPayload).toHaveLength(6)
    })

    test('is not continued by a validator that may mean other bytes, nor are its headers a part of it (RFC 9110, 13.1.5, 14.2)', async () => {
      const { app } = shared()
      const { etag } = (await app.inject({ method: 'HEAD', url: href })).headers
      const partOf = (given: object) =>
        app.inject({ url: href, headers: { range: 'bytes=10-19', ...given } })
      expect(etag).toMatch(/^W\//)
      expect((await partOf({ 'if-range': etag })).statusCode).toBe(200)
      const { statusCode, headers } = await app.inject({
        method: 'HEAD',
        url: href,
        headers: { range: 'bytes=10-19' },
      })
      expect([statusCode, headers['content-length']]).toEqual([200, String(bytes)])
    })
  },
)
