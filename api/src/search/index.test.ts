import { parseQuery } from '@argo/domain/search/query'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deriveAll } from '../database/facts/test-facts.ts'
import { forgetWords } from '../database/search/forget-words.ts'
import { testDatabase } from '../database/test-database.ts'
import type { Database } from '../database/schema.ts'
import { createCaller } from '../trpc/app-router.ts'
import { candidates, mostCandidates } from './candidates.ts'

async function find(db: Database, q: string): Promise<string[]> {
  return (await createCaller({ db }).search.find({ q })).products.map(({ name }) => name)
}

test.each([
  ['a name', sql`update products set name = 'Quasar' where id = 79`],
  ['a description', sql`update products set description = 'Like a quasar.' where id = 79`],
  ['specs', sql`update products set specs = '["Finish: Quasar"]' where id = 79`],
  ['colours', sql`update products set color_variations = '["Quasar"]' where id = 79`],
])('%s that is changed by SQL is found once it is derived', async (_, change) => {
  const db = await testDatabase()
  expect(await find(db, 'quasar')).toEqual([])
  await change.execute(db)
  await deriveAll(db)
  expect(await find(db, 'quasar')).toHaveLength(1)
})

test('a removed product leaves no words behind, and one with another id takes them along', async () => {
  const db = await testDatabase()
  await sql`update products set id = 1079 where id = 79`.execute(db)
  await sql`delete from products where id = 78`.execute(db)
  await deriveAll(db)
  const rows = await db.selectFrom('productSearch').select('rowid').execute()
  const products = await db.selectFrom('products').select('id').execute()
  expect(new Set(rows.map(({ rowid }) => rowid))).toEqual(new Set(products.map(({ id }) => id)))
  expect(await find(db, 'calypso case')).not.toContain('Calypso')
})

test('words that stay as they were do not count as a change of the catalogue', async () => {
  const db = await testDatabase()
  await sql`update products set name = 'EDGE' where id = 79`.execute(db)
  const version = db.selectFrom('catalogueVersion').select('version')
  const before = await version.executeTakeFirstOrThrow()
  await deriveAll(db)
  expect(await version.executeTakeFirstOrThrow()).toEqual(before)
  await sql`update products set name = 'Edges' where id = 79`.execute(db)
  await sql`update products set name = 'Quasar' where id = 79`.execute(db)
  const changed = await version.executeTakeFirstOrThrow()
  await deriveAll(db)
  expect((await version.executeTakeFirstOrThrow()).version).toBe(changed.version + 1)
})

test('a malformed product is not found, and others are', async () => {
  const db = await testDatabase()
  await sql`update products set specs = '[1]' where id = 79`.execute(db)
  await deriveAll(db)
  expect(await find(db, 'case')).toEqual(['Calypso', 'G120', 'Vertical GPU Bracket'])
})

test('of more products than are ranked the newest are, however many that are not meant came after them', async () => {
  const db = await testDatabase()
  const insert = (name: string, from: number, count: number) =>
    db
      .insertInto('productSearch')
      .values(
        Array.from({ length: count }, (_, index) => ({
          rowid: from + index,
          words: ` ${name} |\n\n\n\n.${name}`,
        })),
      )
      .execute()
  const newest = (from: number, count = mostCandidates) =>
    Array.from({ length: count }, (_, index) => from - index)
  const idsOf = async (q: string) =>
    (await candidates(db, parseQuery(q), 'all')).map(({ id }) => id)
  await insert('quasar', 10_001, 200)
  expect(await idsOf('quasar')).toEqual(newest(10_200))
  await insert('pulsar', 20_001, 2_200)
  expect(await idsOf('quasar')).toEqual(newest(10_200))
  expect(await idsOf('pulsar')).toEqual(newest(22_200))
  await insert('quasar', 30_001, 20)
  expect(await idsOf('quasar')).toEqual([
    ...newest(30_020, 20),
    ...newest(10_200, mostCandidates - 20),
  ])
})

test('words that no product has any more are forgotten as spellings, and no others', async () => {
  const db = await testDatabase()
  const words = async () =>
    (await db.selectFrom('searchWords').select('word').orderBy('word').execute()).map(
      ({ word }) => word,
    )
  const before = await words()
  await sql`insert into products (id, name, description, category, image_url, images, specs)
    values (1000, 'Quasar', '', 'cases', '/a.webp', '[]', '["Finish: Pulsar"]')`.execute(db)
  await deriveAll(db)
  expect(await words()).toEqual(expect.arrayContaining(['quasar', 'pulsar']))
  await sql`update products set specs = '[]' where id = 1000`.execute(db)
  await deriveAll(db)
  await forgetAll(db)
  expect(await words()).toEqual([...before, 'quasar'].toSorted())
  await sql`delete from products where id = 1000`.execute(db)
  await forgetAll(db)
  expect(await words()).toEqual(before)
})

async function forgetAll(db: Database): Promise<void> {
  let last: string | undefined = ''
  while (last !== undefined) last = await forgetWords(db, last)
}
