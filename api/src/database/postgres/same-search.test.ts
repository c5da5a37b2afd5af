import { expect, test } from 'vitest'
import { misspell, seeded } from '../../search/test-misspellings.ts'
import { createCaller } from '../../trpc/app-router.ts'
import { openDatabase } from '../open.ts'
import { testDatabase } from '../test-database.ts'

test('searches find the same on SQLite and on PostgreSQL', async () => {
  const { db } = await openDatabase('sqlite::memory:')
  const [onSqlite, onPostgres] = [createCaller({ db }), createCaller({ db: await testDatabase() })]
  const products = await onSqlite.products.list()
  const random = seeded(5)
  const said = products.flatMap(({ name, specs, description }) => [
    name,
    misspell(name, random),
    specs[random(specs.length)]!.slice(0, 30),
    description.split(' ').slice(0, 3).join(' '),
    description.slice(0, 4 + random(6)),
  ])
  for (const q of [...said, 'mouse', 'psu', '360 radiator', 'x 1', 'warranty', 'zzzz']) {
    expect(await onPostgres.search.find({ q }), q).toEqual(await onSqlite.search.find({ q }))
  }
  await db.destroy()
})
