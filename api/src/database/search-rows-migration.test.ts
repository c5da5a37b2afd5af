import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { createCaller } from '../trpc/app-router.ts'
import type { Open } from './database-kind.ts'
import { deriveFirstFacts } from './facts/derive.ts'
import { deriveAll } from './facts/test-facts.ts'
import { migrations } from './migrations.ts'
import { openPostgres } from './postgres/open.ts'
import { readSeed } from './seed.ts'
import { openSqlite } from './sqlite/open.ts'
import { emptyDatabase, openTestDatabase, testDatabase } from './test-database.ts'

const migration = '2026-11-22T18-search-rows'

/** The address of a database with its catalogue and search as the version before the migration left them. */
async function olderDatabase(): Promise<string> {
  const url = await emptyDatabase()
  const open: Open = url.startsWith('sqlite:') ? openSqlite : openPostgres
  const { db } = await open(url, async ({ db, dialect, fill }) => {
    const older = Object.entries(migrations(dialect)).filter(([name]) => name < migration)
    const provider = { getMigrations: async () => Object.fromEntries(older) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    if (error) throw error
    await fill(readSeed())
    await deriveFirstFacts(db, 1_000)
  })
  await db.destroy()
  return url
}

test('a catalogue that could be searched before its search rows were shortened finds the same after, and what is new', async () => {
  const { db } = await openTestDatabase(await olderDatabase())
  const [old, fresh] = [createCaller({ db }), createCaller({ db: await testDatabase() })]
  for (const q of ['edge', '360 radiator', 'calipso', 'LGA 1700'])
    expect(await old.search.find({ q }), q).toEqual(await fresh.search.find({ q }))
  await db.updateTable('products').set({ name: 'Bellows' }).where('slug', '=', 'edge').execute()
  await deriveAll(db)
  const { products } = await old.search.find({ q: 'bellows' })
  expect(products.map(({ name }) => name)).toEqual(['Bellows'])
})
