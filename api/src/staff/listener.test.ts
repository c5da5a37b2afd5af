import { globSync, readFileSync } from 'node:fs'
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
  for (const url of ['/trpc/products.menu', '/api/products', '/trpc', '/assets/none.js'])
    expect((await desk.inject(url)).statusCode).toBe(404)
  const { app } = await testApp()
  expect((await app.inject('/trpc/person')).statusCode).toBe(404)
})

test('every page of the desk is one document that runs its own scripts alone', async () => {
  const { app } = await testDesk()
  for (const url of ['/', '/home', '/people', '/sitemap.xml']) {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['permissions-policy']).not.toContain('publickey-credentials-get')
    expect(body).toContain('<title>Argo desk</title>')
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(body) ?? []
    const { headers: kept } = await app.inject(script)
    expect(kept['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(kept['x-robots-tag']).toBe('noindex')
  }
})

test('nothing that visitors load knows the desk', () => {
  const build = new URL('../../../web/dist/', import.meta.url)
  const files = globSync('client/**/*.{js,css,html}', { cwd: build })
  expect(files.length).toBeGreaterThan(10)
  const desk = globSync('staff/assets/*.js', { cwd: build })
  const known = (names: string[]) =>
    names.filter((file) =>
      /signIn|webauthn|argo desk/i.test(readFileSync(new URL(file, build), 'utf8')),
    )
  expect(known(desk)).toEqual(desk)
  expect(known(files)).toEqual([])
})
