import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import type { Database } from '../database/schema.ts'
import { site, testSite } from '../pages/test-site.ts'
import { staffRouter } from '../staff/router.ts'
import { staffContext } from '../staff/test-staff.ts'
import { addCounts, forgetOldCounts, mostADay } from './counts.ts'

const deskOf = (db: Database) =>
  staffRouter.createCaller(staffContext({ db, person: { id: 1, name: 'Ada', role: 'editor' } }))

/** A site that listens, which has it write what it counts, and a browser that reads its pages. */
async function listeningSite() {
  const { app, db } = await testSite()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const read = (url: string, headers = {}) =>
    app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })
  const find = (q: string) =>
    app.inject(`/trpc/search.find?input=${encodeURIComponent(JSON.stringify({ json: { q } }))}`)
  return { app, desk: deskOf(db), read, find }
}

test('a search that finds nothing is counted by its words however it is asked, also from the cache, and one that finds something is not', async () => {
  const { desk, read, find } = await listeningSite()
  for (const q of ['Hovercraft', 'hovercraft', 'hovercraft']) await read(`/search?q=${q}`)
  expect((await find('  hovercraft ')).statusCode).toBe(200)
  await find('mouse')
  await read('/search?q=edge')
  await read('/search')
  const now = async () => (await desk.notFound.list()).searches
  await expect.poll(now, { timeout: 60_000 }).toMatchObject([{ wanted: 'hovercraft', count: 4 }])
  await desk.notFound.forget({ kind: 'search', wanted: 'hovercraft' })
  expect(await now()).toEqual([])
})

test('an address that is not found is counted with the page of the site that links to it, and neither files nor calls nor what names a person', async () => {
  const { desk, read, find } = await listeningSite()
  const from = (page: string) => ({ referer: page })
  await read('/old-page?utm=1', from(`${site}/home`))
  await read('/old-page/', from('https://elsewhere.example/links'))
  await read('/cases/no-such-case')
  await read('/ada@example.com')
  await read(`/${'long'.repeat(60)}`)
  await read('/old-picture.webp', { accept: 'image/webp,*/*' })
  await read('/api/none')
  await read('/newsletter/confirm/a-secret')
  for (const q of ['ada@example.com hovercraft', 'hovercraft 0800 555 0100', "'; drop", '\0', '%'])
    await find(q)
  const now = async () => (await desk.notFound.list()).addresses
  await expect
    .poll(async () => (await now()).map(({ wanted, count, pages }) => [wanted, count, pages]), {
      timeout: 60_000,
    })
    .toEqual([
      ['/old-page', 2, ['/home']],
      ['/cases/no-such-case', 1, []],
    ])
  const words = (await desk.notFound.list()).searches.map(({ wanted }) => wanted)
  expect(words.filter((each) => /example|555/.test(each))).toEqual([])
})

test('of a day the two hundred that were wanted most are kept, whatever else is sent, and after ninety days none', async () => {
  const db = await testDatabase()
  const desk = deskOf(db)
  const of = (wanted: string, count: number) => ({
    kind: 'address' as const,
    wanted,
    page: '',
    count,
  })
  const day = new Date('2027-01-31T12:00:00Z')
  await addCounts(db, day, [of('/wanted', 3)])
  for (let times = 0; times < 3; times += 1)
    await addCounts(
      db,
      day,
      Array.from({ length: 300 }, (_, index) => of(`/made-up-${times}-${index}`, 1)),
    )
  await addCounts(db, day, [of('/wanted', 2)])
  const kept = await db.selectFrom('notFoundCounts').select('wanted').execute()
  expect(kept.length).toBe(mostADay)
  const [first] = (await desk.notFound.list()).addresses
  expect(first).toEqual({ wanted: '/wanted', count: 5, lastDay: '2027-01-31', pages: [] })
  await forgetOldCounts(db, new Date('2027-05-01T12:00:00Z'))
  expect((await desk.notFound.list()).addresses.length).toBe(mostADay)
  await forgetOldCounts(db, new Date('2027-05-02T12:00:00Z'))
  expect((await desk.notFound.list()).addresses).toEqual([])
})

test('a visitor sees the page all the same when nothing can be counted', async () => {
  const { app, db } = await testSite()
  await db.schema.dropTable('not_found_counts').execute()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accept = { accept: 'text/html' }
  expect((await app.inject({ url: '/none', headers: accept })).statusCode).toBe(404)
  expect((await app.inject({ url: '/search?q=hovercraft', headers: accept })).statusCode).toBe(200)
})
