import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import { staffUrl, testDesk } from './sign-in/test-desk.ts'

test.each([
  [200, { url: '/trpc/person' }],
  [401, { url: '/trpc/people.list' }],
  [404, { url: '/trpc/none' }],
  [404, { url: '/assets/%00' }],
  [400, { url: '/trpc/%zz' }],
  [405, { url: '/trpc/signIn.start' }],
  [403, { url: '/trpc/signIn.start', method: 'POST' }],
  [404, { url: '/', method: 'DELETE', headers: { origin: staffUrl } }],
  [414, { url: `/${'x'.repeat(9_000)}` }],
] as const)(
  'the desk answers %i with the headers of the site, and is neither kept nor found: %j',
  async (status, request) => {
    const { app } = await testDesk()
    const { statusCode, headers } = await app.inject(request)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
  },
)

test('a call to the desk has 8 MB', async () => {
  const { join } = await testDesk()
  const { send } = await join('editor')
  const call = await send('products.create', { name: 'x'.repeat(8 * 1024 * 1024) })
  expect(call.statusCode).toBe(413)
})

test('each line of the desk’s log says who sent the request, and signing in is said with the request’s number', async () => {
  const lines: { msg: string; reqId?: string; path?: string; person?: number }[] = []
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { app, browser, join } = await testDesk(undefined, undefined, { logLevel: 'info', logTo })
  const { person, get, signInAgain, authenticator } = await join('editor')
  await get('/export/newsletter.csv')
  await signInAgain()
  await app.inject('/trpc/person')
  const { call } = browser()
  const answer = authenticator.answer(await call('signIn.start'), {
    origin: 'https://other.example',
  })
  await expect(call('signIn.finish', { answer })).rejects.toThrow(/^400: /)
  const requests = lines.filter(({ msg }) => msg === 'request')
  const peopleAt = (path: string) =>
    requests.filter((line) => line.path === path).map((line) => line.person)
  expect(peopleAt('/export/newsletter.csv')).toEqual([person.id])
  expect(peopleAt('/trpc/person')).toEqual([undefined])
  for (const words of ['signed in with a new passkey', 'signed in', 'passkey refused']) {
    const line = lines.find(({ msg }) => msg === words)
    expect(requests.map(({ reqId }) => reqId)).toContain(line?.reqId)
    expect(line?.person, words).toBe(words === 'passkey refused' ? undefined : person.id)
  }
})

test('a stranger sends no more than a passkey needs', async () => {
  const { app, join } = await testDesk()
  const large = { token: 'x'.repeat(70_000) }
  const headers = { origin: staffUrl, 'content-type': 'application/json' }
  const payload = JSON.stringify({ json: large })
  const url = '/trpc/signIn.startPasskey'
  for (const sent of [headers, { ...headers, cookie: '__Host-argo-desk=made-up' }])
    expectProblem(
      await app.inject({ method: 'POST', url, headers: sent, payload }),
      401,
      'Please sign in.',
    )
  const { send } = await join('editor')
  expect((await send('signIn.startPasskey', large)).statusCode).toBe(400)
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
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign)
    expectProblem(await send(headers), 403, `Please open the desk at ${staffUrl}.`)
})

test('what is asked of another host, whose name leads here, is refused', async () => {
  const { app } = await testDesk()
  for (const host of ['evil.example', 'desk.argo.example:3001', '127.0.0.1:3001', ''])
    for (const url of ['/', '/trpc/person', '/favicon.svg'])
      expectProblem(
        await app.inject({ url, headers: { host } }),
        421,
        `Please open the desk at ${staffUrl}.`,
      )
})

test('a page elsewhere may link to the desk, and reads nothing of it', async () => {
  const { join } = await testDesk()
  const { get } = await join('editor')
  const read = async (url: string, site: string, mode: string) =>
    (await get(url, { 'sec-fetch-site': site, 'sec-fetch-mode': mode })).statusCode
  for (const site of ['cross-site', 'same-site']) {
    expect(await read('/people', site, 'navigate')).toBe(200)
    for (const mode of ['cors', 'no-cors'])
      for (const url of ['/trpc/person', '/favicon.svg', '/export/newsletter.csv'])
        expect(await read(url, site, mode)).toBe(403)
  }
  for (const site of ['same-origin', 'none'])
    expect(await read('/trpc/person', site, 'cors')).toBe(200)
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
  expect(known(desk)).not.toEqual([])
  expect(known(files)).toEqual([])
})

test('a preview is at the site’s address, and the desk takes a sheet that is longer than a form', async () => {
  const editor = await (await testDesk()).join('editor')
  const { address } = await editor.call('products.preview', { id: 79 })
  expect(address).toMatch(/^https:\/\/argo\.example\/cases\/edge\?preview=79\./)
  const sheet = `Name,Category\n${'x,cases\n'.repeat(20_000)}`
  const file = Buffer.from(sheet).toString('base64')
  const response = await editor.send('spreadsheet.plan', { file })
  expect(response.json().error.json.message).toBe('A sheet has 10,000 products at most.')
})
