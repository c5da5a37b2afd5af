import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

function emptyDatabase() {
  const db = openDatabase('sqlite::memory:')
  onTestFinished(() => db.destroy())
  return db
}

test('an empty database gets its tables', async () => {
  const db = emptyDatabase()
  await migrate(db)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  expect(tables.toSorted()).toEqual([
    'catalogue_version',
    'contact_messages',
    'newsletter_subscriptions',
    'products',
  ])
})

test('migrating twice changes nothing', async () => {
  const db = emptyDatabase()
  const schema = () => sql`SELECT name, sql FROM sqlite_master ORDER BY name`.execute(db)
  await migrate(db)
  const before = await schema()
  await migrate(db)
  expect((await schema()).rows).toEqual(before.rows)
})

test('the newest products of a category are found without reading the others', async () => {
  const db = emptyDatabase()
  await migrate(db)
  const plan = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN SELECT * FROM products WHERE category = 'cases' ORDER BY id DESC LIMIT 4
  `.execute(db)
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH products USING INDEX products_by_category (category=?)',
  ])
})

test('a database that a newer version has changed is refused', async () => {
  const db = emptyDatabase()
  await migrate(db)
  await sql`INSERT INTO kysely_migration VALUES ('2999-01-01-flying-cars', '2999')`.execute(db)
  await expect(migrate(db)).rejects.toThrow(/2999-01-01-flying-cars/)
})
