import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'

const shared = forAllTests(testApp)

const addresses = [
  ['GET', '/home'],
  ['GET', '/api/products'],
  ['GET', '/api/products/abc'],
  ['GET', '/api/products/%zz'],
  ['GET', '/api/nope'],
  ['GET', '/api/docs'],
  ['GET', '/api/openapi.json'],
  ['GET', '/trpc/products.menu'],
  ['GET', '/trpc/nope'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/favicon.svg'],
  ['GET', '/sw.js'],
  ['GET', '/pictures/logo-mark.svg'],
  ['GET', '/downloads/argo-edge-assembly-manual.pdf'],
  ['GET', '/assets/nope.js'],
  ['GET', '/pictures/nope.svg'],
  ['GET', '/assets/%00'],
  ['POST', '/home'],
  ['POST', '/api/contact'],
  ['DELETE', '/api/products'],
  ['HEAD', '/api/products'],
] as const

test.each(addresses)('%s %s carries every hardening header', async (method, url) => {
  const { app } = shared()
  const { headers } = await app.inject({ method, url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; (script-src 'strict-dynamic' '|style-src )/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('set-cookie')
})

test('the page for a lost connection runs its own inline script, and what is no page runs none', async () => {
  const { app } = shared()
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])
  expect(await policyOf('/offline.html')).toMatch(/; script-src 'sha256-[\w+/]{43}='; style-src /)
  for (const url of ['/api/docs', '/api/products', '/favicon.svg', '/sw.js', '/assets/nope.js'])
    expect(await policyOf(url)).not.toContain('script-src')
})

test('only a site with https asks for https', async () => {
  const plain = await testApp()
  expect((await plain.app.inject('/home')).headers).not.toHaveProperty('strict-transport-security')
  const { app } = await testApp({ publicUrl: 'https://argo.example' })
  for (const url of ['/home', '/api/products/%zz'])
    expect((await app.inject(url)).headers['strict-transport-security']).toBe('max-age=63072000')
})

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('with the setting %s it asks for more hosts', async (httpsScope, value) => {
  const { app } = await testApp({ publicUrl: 'https://argo.example', httpsScope })
  expect((await app.inject('/home')).headers['strict-transport-security']).toBe(value)
})

test('the page of the API lets through its own styles by their hash and nothing else', async () => {
  const { app } = shared()
  const { headers, body } = await app.inject('/api/docs')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
  expect(body.match(/<style>/g)).toHaveLength(1)
  expect(body).not.toMatch(/<script| style="| on\w+="/)
})

test('other sites’ pages may read the catalogue and show its pictures, and nothing else', async () => {
  const { app } = shared()
  const get = async (url: string) => (await app.inject(url)).headers
  for (const url of ['/api/products', '/api/products/79', '/api/products/999999'])
    expect(await get(url)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  expect(await get('/pictures/logo-mark.svg')).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
  })
  for (const url of [
    '/home',
    '/api/contact',
    '/api/newsletter',
    '/trpc/products.menu',
    '/favicon.svg',
    '/sw.js',
    '/feed.xml',
    '/downloads/argo-edge-assembly-manual.pdf',
    '/newsletter/confirm/unknown',
    '/readyz',
  ]) {
    const headers = await get(url)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})
