import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, sql, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'
import type { Tables } from '../schema.ts'
import { openTestDatabase } from '../test-database.ts'
import { sqliteSchema } from './schema-dialect.ts'
import { temporaryDatabaseFile } from './test-file.ts'

function emptyDatabase(file = ':memory:') {
  const sqlite = new SQLite(file)
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
  onTestFinished(() => db.destroy())
  return { sqlite, db }
}

/** A database as an earlier version of the site left it. */
async function databaseUpTo(migration: string, file?: string) {
  const { sqlite, db } = emptyDatabase(file)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(sqliteSchema) },
  })
  const { error } = await migrator.migrateTo(migration)
  expect(error).toBeUndefined()
  return { sqlite, db }
}

const row = {
  id: 1,
  slug: 'one',
  name: 'One',
  description: 'A case.',
  category: 'cases',
  imageUrl: '/one.webp',
  images: '[]',
  featured: 0,
  specs: '["Weight: 7 kg"]',
  colorVariations: null,
  defaultColor: null,
}

test('an empty database is new once, and its tables stay as they were made', async () => {
  const { db } = emptyDatabase()
  expect(await migrate(db, sqliteSchema)).toEqual({ isNew: true })
  const schema = () => sql`SELECT name, sql FROM sqlite_master ORDER BY name`.execute(db)
  const before = await schema()
  expect(await migrate(db, sqliteSchema)).toEqual({ isNew: false })
  expect((await schema()).rows).toEqual(before.rows)
})

test('the newest products of a category are found without reading the others', async () => {
  const { db } = emptyDatabase()
  await migrate(db, sqliteSchema)
  const plan = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN SELECT * FROM products WHERE category = 'cases' ORDER BY id DESC LIMIT 4
  `.execute(db)
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH products USING INDEX products_by_category (category=?)',
  ])
})

test('a database that has malformed products already keeps them, and every date, as they are', async () => {
  const { sqlite, db } = await databaseUpTo('2026-11-20-updated-at')
  const rows = [
    { ...row, updatedAt: '2025-01-01T00:00:00Z' },
    {
      ...row,
      id: 2,
      slug: 'TWO',
      category: 'toasters',
      specs: '["a: b",]',
      updatedAt: '2025-01-01T00:00:00Z',
    },
    { ...row, id: -3, slug: null, images: 'no', updatedAt: '2025-01-01T00:00:00Z' },
  ]
  await db.insertInto('products').values(rows).execute()
  expect(await migrate(db, sqliteSchema)).toEqual({ isNew: false })
  const kept = await db.selectFrom('products').selectAll().orderBy('id', 'desc').execute()
  expect(kept).toEqual([rows[1], rows[0], rows[2]])
  expect(sqlite.pragma('ignore_check_constraints', { simple: true })).toBe(0)
  const change = (specs: string) =>
    db.updateTable('products').set({ specs }).where('id', '=', 2).execute()
  await expect(change('["a: b",]')).rejects.toThrow('CHECK constraint failed: specs_is_a_json_list')
  await change('["a: b"]')
})

test('changes of products still count after the products moved to a table with rules', async () => {
  const { db } = await databaseUpTo('2026-11-20-updated-at')
  await migrate(db, sqliteSchema)
  const version = () => sql<{ version: number }>`SELECT version FROM catalogue_version`.execute(db)
  const before = (await version()).rows[0]!.version
  await db.insertInto('products').values(row).execute()
  await db.updateTable('products').set({ featured: 1 }).execute()
  await db.deleteFrom('products').execute()
  expect((await version()).rows[0]!.version).toBe(before + 3)
})

test('products that there were before there were facts have theirs when the database is opened', async () => {
  const file = temporaryDatabaseFile()
  const { db: before } = await databaseUpTo('2026-11-22T10-write-limits', file)
  await before.insertInto('products').values(row).execute()
  await before.destroy()
  const { db } = await openTestDatabase(`sqlite:${file}`)
  const facts = db.selectFrom('productFacts').select(['productId', 'attribute', 'number'])
  expect(await facts.execute()).toEqual([{ productId: 1, attribute: 'Weight', number: 7000 }])
})
