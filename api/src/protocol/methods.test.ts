import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { expectProblem, testApp } from '../test-app.ts'

const server = forAllTests(testApp)
const reads = [
  '/api/products',
  '/api/products/featured',
  '/api/products/category/cases',
  '/api/products/category/no-such',
  '/api/products/79',
  '/api/products/abc',
  '/api/products/slug/edge',
  '/api/openapi.json',
  '/api/docs',
  '/healthz',
  '/readyz',
  '/',
  '/home',
  '/no/such/page',
  '/sitemap.xml',
  '/feed.xml',
  '/sw.js',
  '/assets/site.css',
  '/pictures/edge/hero-960.webp',
  '/downloads/argo-edge-assembly-manual.pdf',
]
const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

test('a method that nobody knows is refused on pages and on the API', async () => {
  const { app } = server()
  for (const url of ['/home', '/api/products', '/trpc/products.menu']) {
    const response = await app.inject({ method: 'PROPFIND' as 'GET', url })
    expectProblem(response, 405)
  }
})

test.each(reads)('%s is there to be read: other methods return 405 and say so', async (url) => {
  const { app } = server()
  for (const method of others) {
    const response = await app.inject({ method, url } as { method: 'POST'; url: string })
    expectProblem(response, 405, `${method} is not possible here; use GET or HEAD.`)
    expect(response.headers.allow).toBe('GET, HEAD')
  }
})

test.each(['/api/newsletter', '/api/contact'])(
  '%s is there to be written: other methods return 405 and say so',
  async (url) => {
    const { app } = server()
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url })
      expectProblem(response, 405, `${method} is not possible here; use POST.`)
      expect(response.headers.allow).toBe('POST')
    }
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers.allow, head.body]).toEqual([405, 'POST', ''])
  },
)

test('a wrong method is what is wrong, whatever the body holds', async () => {
  const { app } = server()
  for (const url of ['/api/products', '/api/contact', '/home']) {
    const response = await app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expectProblem(response, 405)
  }
})

test.each([
  '/api',
  '/api/',
  '/api?x=1',
  '/api/nope',
  '/api/newsletter/',
  '/trpc',
  '/trpc/a/b',
  '/api/contact/1',
])('an API address that is none, %s, returns 404 whatever the method', async (url) => {
  const { app } = server()
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const)
    expectProblem(
      await app.inject({ method, url, payload: '{' }),
      404,
      'There is nothing at this address.',
    )
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([404, ''])
})
