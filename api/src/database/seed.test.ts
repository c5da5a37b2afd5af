import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, newDatabase, openTestDatabase } from './test-database.ts'
import { openDatabase, openFilledDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { temporaryDatabaseFile } from './sqlite/test-file.ts'

function seedFile(text: string): string {
  const file = `${temporaryDatabaseFile()}.sql`
  writeFileSync(file, text)
  return file
}

async function start(url: string, file?: string): Promise<Database> {
  const { db } = await openDatabase(url, { seedFile: file })
  onTestFinished(() => db.destroy())
  return db
}

const countOf = async (db: Database) =>
  (await db.selectFrom('products').select('id').execute()).length

const row = (id: number, name: string) =>
  `INSERT INTO products (id, name, description, category, image_url, images, specs)
   VALUES (${id}, '${name}', 'A case; a good one.', 'cases', '/a.svg', '[]', '[]');\n`

test('a new database gets the products of the file, however its SQL is written', async () => {
  const text = `-- Cases;\n\n${row(1, 'One;\nuno')}/* More; */ ${row(2, 'Two').toLowerCase()}`
  const db = await start(await emptyDatabase(), seedFile(text))
  expect(await db.selectFrom('products').select(['id', 'name']).orderBy('id').execute()).toEqual([
    { id: 1, name: 'One;\nuno' },
    { id: 2, name: 'two' },
  ])
})

test.each([
  ['a row that lacks something', `${row(1, 'One')}INSERT INTO products (id) VALUES (2);\n`],
  ['nonsense', `${row(1, 'One')}INSERT nonsense;\n`],
  ['a product twice', row(1, 'One') + row(1, 'One')],
  ['no file', undefined],
])('a seed with %s leaves nothing behind, and a mended one is loaded', async (_, text) => {
  const url = await emptyDatabase()
  const broken = text === undefined ? '/nowhere/seed.sql' : seedFile(text)
  await expect(openDatabase(url, { seedFile: broken })).rejects.toThrow(
    /not.null|syntax error|unique|ENOENT/i,
  )
  expect(await countOf(await start(url, seedFile(row(1, 'One'))))).toBe(1)
})

test('a restart touches neither what visitors wrote nor what staff edited or removed', async () => {
  const url = await newDatabase()
  const before = (await openDatabase(url)).db
  await before.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  await before.deleteFrom('products').where('id', '=', 64).execute()
  await before
    .insertInto('contactMessages')
    .values({ name: 'Ada', email: 'ada@example.com', message: 'Hello', createdAt: '2026' })
    .execute()
  const count = await countOf(before)
  await before.destroy()

  const { db: after } = await openTestDatabase(url)
  expect(await countOf(after)).toBe(count)
  const edge = await after.selectFrom('products').select('name').where('id', '=', 79).execute()
  expect(edge).toEqual([{ name: 'Edge II' }])
  expect(await after.selectFrom('contactMessages').select('message').execute()).toEqual([
    { message: 'Hello' },
  ])
})

test('what is no start fills no database, and finds one that a start has filled', async () => {
  const url = await emptyDatabase()
  await expect(openFilledDatabase(url)).rejects.toThrow(/is not there: |holds nothing yet: /)
  expect(await countOf(await start(url, seedFile(row(1, 'One'))))).toBe(1)
  const { db } = await openFilledDatabase(url)
  onTestFinished(() => db.destroy())
  expect(await countOf(db)).toBe(1)
})
