import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deriveAll } from '../database/facts/test-facts.ts'
import { testDatabase } from '../database/test-database.ts'
import type { Database } from '../database/schema.ts'
import { createCaller } from '../trpc/app-router.ts'

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
