import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabase, testDatabase } from '../database/test-database.ts'
import type { Database } from '../database/schema.ts'
import { createCaller } from '../app-router.ts'

async function find(db: Database, q: string): Promise<string[]> {
  return (await createCaller({ db }).search.find({ q })).products.map(({ name }) => name)
}

test.each([
  ['a name', sql`update products set name = 'Quasar' where id = 79`],
  ['a description', sql`update products set description = 'Like a quasar.' where id = 79`],
  ['specs', sql`update products set specs = '["Finish: Quasar"]' where id = 79`],
  ['colors', sql`update products set color_variations = '["Quasar"]' where id = 79`],
])(
  '%s that is changed by SQL is found at once, and no more when it is changed back',
  async (_, change) => {
    const db = await testDatabase()
    const before = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', 79)
      .executeTakeFirstOrThrow()
    expect(await find(db, 'quasar')).toEqual([])
    await change.execute(db)
    expect(await find(db, 'quasar')).toHaveLength(1)
    await db.updateTable('products').set(before).where('id', '=', 79).execute()
    expect(await find(db, 'quasar')).toEqual([])
  },
)

test('a removed product is not found, nor by its misspelt name, and one with another id still is', async () => {
  const db = await testDatabase()
  expect((await find(db, 'calipso'))[0]).toBe('Calypso')
  await sql`update products set id = 1079 where id = 79`.execute(db)
  await sql`delete from products where slug = 'calypso'`.execute(db)
  expect(await find(db, 'calypso')).not.toContain('Calypso')
  expect(await find(db, 'calipso')).not.toContain('Calypso')
  expect(await find(db, 'edge')).toContain('Edge')
})

test('a renamed product is found by its new name, and its old one is that misspelt', async () => {
  const [db, fresh] = [await testDatabase(), await testDatabase()]
  expect((await find(db, 'swiftpro'))[0]).toBe('Swift Pro')
  for (const each of [db, fresh])
    await sql`update products set name = 'Swoft Pro', slug = 'swoft-pro' where slug = 'swift-pro'`.execute(
      each,
    )
  expect((await find(db, 'swiftpro'))[0]).toBe('Swoft Pro')
  for (const q of ['swiftpro', 'swoftpro', 'swift pro', 'swaftpro'])
    expect(await createCaller({ db }).search.find({ q }), q).toEqual(
      await createCaller({ db: fresh }).search.find({ q }),
    )
})

test('of the lightest chair, what is no chair comes after the chairs', async () => {
  const db = await testDatabase()
  await sql`update products set name = 'Chair Bungee' where name = 'Mouse Bungee'`.execute(db)
  const found = await find(db, 'lightest chair')
  expect(found[0]).toBe('Astra')
  expect(found).toContain('Chair Bungee')
})

test('a malformed product is not found, and others are', async () => {
  const db = await testDatabase()
  await sql`update products set specs = '[1]' where id = 79`.execute(db)
  expect(await find(db, 'case')).toEqual(['Calypso', 'G120', 'Vertical GPU Bracket'])
})

test('many who search while products change are all answered by what there is', async () => {
  const url = await newDatabase()
  const [db, other] = [await testDatabase(url), await testDatabase(url)]
  for (let round = 0; round < 5; round += 1) {
    const searches = Array.from({ length: 5 }, () => find(db, 'calypso'))
    await sql`update products set name = ${`Edge ${round}x`} where id = 79`.execute(other)
    for (const found of await Promise.all(searches)) expect(found[0]).toBe('Calypso')
    expect((await find(db, `edge ${round}x`))[0]).toBe(`Edge ${round}x`)
  }
})
