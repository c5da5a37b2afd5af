import { expect, test } from 'vitest'
import { testSite } from '../../pages/test-site.ts'
import { staffRouter } from '../router.ts'
import { refusal, staffContext } from '../test-staff.ts'

async function desk() {
  const { app, db } = await testSite()
  const person = { id: 1, name: 'Ada', role: 'editor' } as const
  const context = staffContext({ db, person })
  const call = staffRouter.createCaller(context)
  const lead = (path: string, target: string) => call.notFound.redirect({ path, target })
  const read = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { accept: 'text/html' },
    })
    return { status: statusCode, location: headers.location, body }
  }
  return { db, call, lead, read }
}

test('an address that is not found leads to a page of the site for good, however it is spelled, until that is removed or undone', async () => {
  const { call, lead, read } = await desk()
  expect(await read('/old/%C3%A9dge')).toMatchObject({ status: 404 })
  await lead('https://argo.example/old/édge/', '/cases/edge?color=White#specs')
  const led = { status: 301, location: '/cases/edge?color=White#specs', body: '' }
  for (const url of ['/old/%C3%A9dge', '/old/%c3%a9dge/', '/old/%C3%A9dge?utm=1'])
    expect(await read(url)).toEqual(led)
  expect(await read('/old/edge')).toMatchObject({ status: 404 })
  await lead('/old/édge', '/cases')
  expect((await call.notFound.list()).redirects).toEqual([
    { path: '/old/%C3%A9dge', target: '/cases' },
  ])
  const [newest] = await call.revisions.list({})
  expect(newest).toMatchObject({
    name: '/old/%C3%A9dge',
    differences: [{ label: 'Leads to', before: '/cases/edge?color=White#specs', after: '/cases' }],
  })
  await call.revisions.undo({ id: newest!.id })
  expect(await read('/old/%C3%A9dge')).toEqual(led)
  await call.notFound.removeRedirect({ path: '/old/%C3%A9dge' })
  expect(await read('/old/%C3%A9dge')).toMatchObject({ status: 404 })
  const [removed] = await call.revisions.list({})
  await call.revisions.undo({ id: removed!.id })
  expect(await read('/old/%C3%A9dge')).toEqual(led)
})

test.each([
  ['/old', 'https://evil.example/'],
  ['/old', '//evil.example/cases/edge'],
  ['/old', '\\\\evil.example'],
  ['/old', 'javascript:alert(1)'],
  ['/old', '/no-such-page'],
  ['/old', '/cases/no-such-case'],
  ['/old', '/old'],
  ['/cases/edge', '/cases'],
  ['/home', '/cases'],
  ['/', '/cases'],
  ['/api/old', '/cases'],
  ['https://evil.example/old', '/cases'],
  ['', '/cases'],
  [`/${'o'.repeat(300)}`, '/cases'],
])('%s does not lead to %s, and nothing is saved', async (path, target) => {
  const { call, lead } = await desk()
  expect(await refusal(lead(path, target))).toBeDefined()
  expect(await call.notFound.list()).toMatchObject({ redirects: [] })
  expect(await call.revisions.list({})).toEqual([])
})

test('a page that comes to an address is shown there, and redirects lead in no circle when pages go', async () => {
  const { db, lead, read } = await desk()
  const rename = (slug: string) =>
    db.updateTable('products').set({ slug }).where('id', '=', 79).execute()
  await lead('/cases/edge-2', '/cases/edge')
  await db.deleteFrom('products').where('id', '=', 78).execute()
  await rename('edge-2')
  await db.deleteFrom('productSlugs').execute()
  await expect.poll(() => read('/cases/edge-2')).toMatchObject({ status: 200 })
  await expect.poll(() => read('/cases/edge')).toMatchObject({ status: 404 })
  expect(await refusal(lead('/cases/edge', '/cases/edge-2'))).toEqual({
    target: expect.stringContaining('leads back to'),
  })
})

test('an address that staff lead on and a slug that is changed, and undone, lead to the product in either order', async () => {
  const { call, lead, read } = await desk()
  const slug = async (to: string) => {
    const { version, form } = await call.products.one({ id: 79 })
    await call.products.save({ id: 79, version, form: { ...form, slug: to } })
    return (await call.revisions.list({ limit: 1 }))[0]!
  }
  /** Where an address ends, whatever leads on from it. */
  const endOf = async (url: string): Promise<string> => {
    const { status, location } = await read(url)
    return location === undefined ? `${status} ${url}` : endOf(location)
  }
  const [slugs, others] = [
    ['/cases/edge', '/cases/edge-2'],
    ['/old', '/older'],
  ]
  await lead('/old', '/cases/edge')
  await lead('/cases/edge-2', '/cases/edge')
  const change = await slug('edge-2')
  await lead('/older', '/cases/edge-2')
  expect(await refusal(lead('/cases/edge', '/cases/calypso'))).toHaveProperty('path')
  for (const url of [...slugs, ...others])
    await expect.poll(() => endOf(url)).toBe('200 /cases/edge-2')
  await call.revisions.undo({ id: change.id })
  for (const url of [...slugs, ...others])
    await expect.poll(() => endOf(url)).toBe('200 /cases/edge')
})

test('what is not found is shown as before where redirects cannot be read', async () => {
  const { db, read } = await desk()
  await db.schema.dropTable('redirects').execute()
  expect(await read('/old')).toMatchObject({ status: 404 })
})
