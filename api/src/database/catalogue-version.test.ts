import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './schema.ts'
import { newDatabase, openTestDatabase } from './test-database.ts'

const changes: [string, RawBuilder<unknown>][] = [
  ['a changed product', sql`UPDATE products SET name = 'Footstool' WHERE id = 64`],
  ['a removed product', sql`DELETE FROM products WHERE id = 64`],
  [
    'an added product',
    sql`INSERT INTO products (id, name, description, category, image_url, images, specs)
      VALUES (1000, 'Footrest', '', 'chairs', '/a.webp', '[]', '[]')`,
  ],
  [
    'a slug that leads elsewhere',
    sql`INSERT INTO product_slugs (slug, product_id) VALUES ('stool', 64)`,
  ],
  ['a slug that leads elsewhere now', sql`UPDATE product_slugs SET product_id = 65`],
  ['a slug that leads nowhere', sql`DELETE FROM product_slugs`],
  ['a changed text', sql`UPDATE site_texts SET value = '{}' WHERE key = 'contact'`],
  ['a removed text', sql`DELETE FROM site_texts WHERE key = 'contact'`],
  ['an added text', sql`INSERT INTO site_texts (key, value) VALUES ('new', '{}')`],
  [
    'an added file',
    sql`INSERT INTO product_files (product_id, kind, title, version, date, language, file_name, media_type, bytes, sha256, created_at)
      VALUES (64, 'Manual', 'New', '1', '2026-11-20', 'en', 'new.pdf', 'application/pdf', 1, 'a', '2026-11-20')`,
  ],
  ['a changed file', sql`UPDATE product_files SET title = 'Newer'`],
  ['a removed file', sql`DELETE FROM product_files`],
  ['a change that visitors are told of', sql`UPDATE revisions SET shown = 1`],
]

/** Rows of the tables that have none. */
async function addRows(db: Database): Promise<void> {
  await db.insertInto('productSlugs').values({ slug: 'old', productId: 64 }).execute()
  await db
    .insertInto('productFiles')
    .values({
      productId: 64,
      kind: 'Datasheet',
      title: 'Old',
      version: '1',
      date: '2026-11-20',
      language: 'en',
      fileName: 'old.pdf',
      mediaType: 'application/pdf',
      bytes: 1,
      sha256: 'b',
      createdAt: '2026-11-20',
    })
    .execute()
  const revision = { batch: '1', subject: 'products', rowId: '64', at: '2026-11-20' }
  await db.insertInto('revisions').values(revision).execute()
}

test.each(changes)('the version grows with %s of somebody else', async (_, change) => {
  const url = await newDatabase()
  const { db: other } = await openTestDatabase(url)
  await addRows(other)
  const { catalogueVersion } = await openTestDatabase(url)
  const before = catalogueVersion()
  await change.execute(other)
  await expect.poll(catalogueVersion).toBeGreaterThan(before)
})

test('a change that is not committed does not count', async () => {
  const url = await newDatabase()
  const { catalogueVersion } = await openTestDatabase(url)
  const before = catalogueVersion()
  const { db: other } = await openTestDatabase(url)
  const change = other.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('products').execute()
    throw new Error('Not after all')
  })
  await expect(change).rejects.toThrow('Not after all')
  await other.updateTable('products').set({ featured: 0 }).where('id', '=', 79).execute()
  await expect.poll(catalogueVersion).toBe(before + 1)
})

test('the version stays the same when a visitor writes', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const before = catalogueVersion()
  await db
    .insertInto('contactMessages')
    .values({ name: 'A', email: 'a@example.com', message: 'Hello', createdAt: '2026-11-20' })
    .execute()
  await db.updateTable('products').set({ featured: 0 }).where('id', '=', 79).execute()
  await expect.poll(catalogueVersion).toBe(before + 1)
})

test('the version grows with every column of a product that visitors read, and with none of its draft', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const row = await db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  const version = async () =>
    (await db.selectFrom('catalogueVersion').select('version').executeTakeFirstOrThrow()).version
  for (const [column, value] of Object.entries(row ?? {})) {
    const before = await version()
    await db
      .updateTable('products')
      .set({ [column]: value })
      .where('id', '=', 79)
      .execute()
    expect([column, (await version()) > before]).toEqual([column, !/^(draft|publish)/.test(column)])
  }
  await expect.poll(catalogueVersion).toBe(await version())
})

test('the version throws while it cannot be read, and is read again afterwards', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const before = catalogueVersion()
  const isKnown = () => {
    try {
      return catalogueVersion() === before
    } catch {
      return false
    }
  }
  await sql`ALTER TABLE catalogue_version RENAME TO elsewhere`.execute(db)
  await expect.poll(isKnown).toBe(false)
  await sql`ALTER TABLE elsewhere RENAME TO catalogue_version`.execute(db)
  await expect.poll(isKnown).toBe(true)
})
