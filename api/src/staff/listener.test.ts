import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import { testDesk } from './sign-in/test-desk.ts'

test('the desk answers with the headers of the site, and nothing of it is kept or found', async () => {
  const response = await (await testDesk()).app.inject('/trpc/person')
  expect(response.json()).toEqual({ result: { data: { json: null } } })
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  })
})

test('what a page of another origin sends is refused before it is read', async () => {
  const { app: desk } = await testDesk()
  const send = (headers: Record<string, string>) =>
    desk.inject({ method: 'POST', url: '/trpc/person', headers, payload: {} })
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://argo.example' },
    { origin: 'http://desk.argo.example' },
    { origin: 'https://evil.example', host: 'evil.example' },
  ]
  for (const headers of foreign)
    expectProblem(await send(headers), 403, 'Please send this from the desk itself.')
})

test('the desk serves no page of visitors, and the site no procedure of the desk', async () => {
  const { app: desk } = await testDesk()
  for (const url of ['/home', '/trpc/products.menu', '/api/products', '/sitemap.xml', '/healthz'])
    expect((await desk.inject(url)).statusCode).toBe(404)
  const { app } = await testApp()
  expect((await app.inject('/trpc/person')).statusCode).toBe(404)
})
