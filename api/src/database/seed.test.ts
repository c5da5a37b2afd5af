import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { seed } from './seed.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'argo-'))
  return () => rmSync(folder, { recursive: true })
})

async function start(): Promise<Database> {
  const db = openDatabase(`sqlite:${join(folder, 'argo.sqlite')}`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

function seedFile(text: string): string {
  const file = join(folder, 'seed.sql')
  writeFileSync(file, text)
  return file
}

const countOf = async (db: Database) =>
  (await db.selectFrom('products').select('id').execute()).length

const row = (id: number, name: string) =>
  `INSERT INTO products (id, name, description, category, image_url, images, specs)
   VALUES (${id}, '${name}', 'A case; a good one.', 'cases', '/a.svg', '[]', '[]');\n`

test('an empty catalogue gets the products of the file', async () => {
  const db = await start()
  await seed(db, seedFile(`-- Cases\n\n${row(1, 'One; two')}\n-- More\n${row(2, 'Two')}`))
  expect(await db.selectFrom('products').select(['id', 'name']).execute()).toEqual([
    { id: 1, name: 'One; two' },
    { id: 2, name: 'Two' },
  ])
})

test('the catalogue that comes with the site has at least 24 products, seven of them featured', async () => {
  const db = await start()
  await seed(db)
  expect(await countOf(db)).toBeGreaterThanOrEqual(24)
  const featured = await db.selectFrom('products').select('id').where('featured', '=', 1).execute()
  expect(featured.length).toBeGreaterThanOrEqual(7)
})

test('a broken file leaves nothing behind, and a mended one is loaded', async () => {
  const db = await start()
  const broken = [
    `${row(1, 'One')}INSERT INTO products (id) VALUES (2);\n`,
    `${row(1, 'One')}INSERT nonsense;\n`,
    row(1, 'One') + row(1, 'One'),
  ]
  for (const text of broken) {
    await expect(seed(db, seedFile(text))).rejects.toThrow(/NOT NULL|syntax error|UNIQUE/)
    expect(await countOf(db)).toBe(0)
  }
  await seed(db, seedFile(row(1, 'One')))
  expect(await countOf(db)).toBe(1)
})

test('a missing file is an error, not an empty shop', async () => {
  await expect(seed(await start(), join(folder, 'nope.sql'))).rejects.toThrow(/ENOENT/)
})

test('a restart touches neither what visitors wrote nor what staff edited or removed', async () => {
  const before = await start()
  await seed(before)
  await before.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  await before.deleteFrom('products').where('id', '=', 64).execute()
  await before
    .insertInto('contactMessages')
    .values({ name: 'Ada', email: 'ada@example.com', message: 'Hello', createdAt: '2026' })
    .execute()
  const count = await countOf(before)
  await before.destroy()

  const after = await start()
  await seed(after)
  expect(await countOf(after)).toBe(count)
  const edge = await after.selectFrom('products').select('name').where('id', '=', 79).execute()
  expect(edge).toEqual([{ name: 'Edge II' }])
  expect(await after.selectFrom('contactMessages').select('message').execute()).toEqual([
    { message: 'Hello' },
  ])
})
