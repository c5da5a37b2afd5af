import { DatabaseSync } from 'node:sqlite'
import { newDatabase } from '@argo/api/database/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { spawnSite } from './site-process.ts'
import { end } from './end.ts'

test('in development the desk is served from its sources, searches find a product by its new name, and no response is cached', async () => {
  const staffPort = String(await freePort())
  const databaseUrl = await newDatabase()
  const desk = `http://localhost:${staffPort}`
  const settings = {
    NODE_ENV: 'development',
    STAFF_PORT: staffPort,
    STAFF_URL: desk,
    DATABASE_URL: databaseUrl,
  }
  const { url, process: site, listening } = await spawnSite(settings, [], 'api/src/dev.ts')
  onTestFinished(() => end(site, 'SIGTERM'))
  await listening
  const read = (path: string) =>
    fetch(desk + path).then(
      (response) => response.text(),
      () => '',
    )
  await expect.poll(() => read('/people')).toContain('src="/src/staff/main.tsx"')
  expect(await read('/src/staff/main.tsx')).toContain('createDeskRouter')

  const db = new DatabaseSync(databaseUrl.slice('sqlite:'.length), { timeout: 5_000 })
  onTestFinished(() => db.close())
  db.exec(`update products set name = 'Quasar' where id = 79`)
  const search = async () => (await fetch(`${url}/search?q=quasar`)).text()
  await expect.poll(search).toContain('href="/cases/edge"')
  // What the cache serves has a validator.
  for (const path of ['/home', '/api/products/79'])
    expect((await fetch(url + path)).headers.get('etag'), path).toBe(null)
})
