import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase, expectCovered } from '../copy.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema.ts'
import { temporaryDatabaseFile } from '../sqlite/test-file.ts'
import { emptyDatabase, newDatabase, testDatabase } from '../test-database.ts'
import { warnOfUsed } from '../warn-of-used.ts'

async function open(url: string): Promise<Database> {
  const { db } = await openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

/** A new SQLite database in which staff and visitors have written; its last message is deleted. */
async function usedFile(): Promise<string> {
  const url = `sqlite:${temporaryDatabaseFile()}`
  const db = await open(url)
  await db.updateTable('products').set({ name: 'Édge “II”' }).where('id', '=', 79).execute()
  await db.updateTable('products').set({ slug: 'edge-ii' }).where('id', '=', 79).execute()
  await db
    .insertInto('revisions')
    .values({ batch: 'a', subject: 'products', rowId: '79', at: '2026', after: '{"name":"É"}' })
    .execute()
  await db.deleteFrom('products').where('id', '=', 64).execute()
  await db
    .insertInto('productFiles')
    .values({
      productId: 79,
      kind: 'Manual',
      title: 'Manual',
      version: '1',
      date: '2026-11-24',
      language: 'en',
      fileName: 'manual.pdf',
      mediaType: 'application/pdf',
      bytes: 9_000,
      sha256: 'x',
      content: 'c',
      createdAt: '2026',
      replacedAt: null,
      deletedAt: '2026',
    })
    .execute()
  const chunk = { content: 'c', createdAt: '2026' }
  for (const position of Array.from({ length: 9 }, (_, index) => index))
    await db
      .insertInto('fileChunks')
      .values({ ...chunk, position, bytes: Buffer.alloc(1_000, position) })
      .execute()
  await db.insertInto('previewEnds').values({ productId: 79, endedAt: '2026' }).execute()
  const messages = Array.from({ length: 1_203 }, (_, index) => ({
    name: `Ada ${index}`,
    email: 'ada@example.com',
    message: 'It’s\n"here"\t\\N',
    createdAt: '2026-11-24T10:00:00.000Z',
  }))
  await db.insertInto('contactMessages').values(messages).execute()
  await db.deleteFrom('contactMessages').where('id', '=', 1_203).execute()
  await db
    .insertInto('newsletterSubscriptions')
    .values({
      email: 'A@b.example',
      emailKey: 'a@b.example',
      createdAt: '2026',
      confirmedAt: '2026',
    })
    .execute()
  await db
    .insertInto('outbox')
    .values({ messageId: 'x', contactMessageId: 7, dueAt: '2026' })
    .execute()
  return url
}

async function contentsOf(db: Database) {
  const products = await db.selectFrom('products').selectAll().orderBy('id').execute()
  const messages = await db.selectFrom('contactMessages').selectAll().orderBy('id').execute()
  const subscriptions = await db.selectFrom('newsletterSubscriptions').selectAll().execute()
  const outbox = await db.selectFrom('outbox').selectAll().execute()
  const erasures = await db.selectFrom('erasures').selectAll().execute()
  const slugs = await db.selectFrom('productSlugs').selectAll().execute()
  const revisions = await db.selectFrom('revisions').selectAll().execute()
  const files = await db.selectFrom('productFiles').selectAll().execute()
  const chunks = await db.selectFrom('fileChunks').selectAll().orderBy('position').execute()
  const previewEnds = await db.selectFrom('previewEnds').selectAll().execute()
  const stored = { products, slugs, revisions, messages, subscriptions, outbox, erasures }
  return { ...stored, files, chunks, previewEnds }
}

test('all that a site has stored moves from SQLite to PostgreSQL and back, row by row', async () => {
  const [from, between, to] = [
    await usedFile(),
    await emptyDatabase(),
    `sqlite:${temporaryDatabaseFile()}`,
  ]
  const counts = Object.fromEntries(await copyDatabase(from, between))
  expect(counts).toMatchObject({
    contact_messages: 1_202,
    outbox: 1,
    erasures: 1,
    product_files: 1,
    file_chunks: 9,
    preview_ends: 1,
  })
  await copyDatabase(between, to)
  const contents = await contentsOf(await open(from))
  expect(contents.messages.length).toBe(1_202)
  expect(await contentsOf(await open(between))).toEqual(contents)
  expect(await contentsOf(await open(to))).toEqual(contents)
  // What is stored next has an id that no row had, also not one that was deleted.
  for (const url of [between, to]) {
    const values = { name: 'B', email: 'b@b.example', message: 'Hello', createdAt: '2026' }
    const { id } = await (
      await open(url)
    )
      .insertInto('contactMessages')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(1_204)
  }
  await sql`insert into products (name, description, category, image_url, images, specs)
    values ('New', '', 'cases', '/a.webp', '[]', '[]')`.execute(await open(between))
})

test('a database that only a start has filled is copied to, and one that is in use is not', async () => {
  const from = await usedFile()
  const to = await newDatabase()
  await copyDatabase(from, to)
  const contents = await contentsOf(await open(from))
  const target = await open(to)
  expect(await contentsOf(target)).toEqual(contents)
  await expect(copyDatabase(from, to)).rejects.toThrow(/is in use: .+ name a new one\.$/)
  await expect(copyDatabase(to, to)).rejects.toThrow('name the same database')
  expect(await contentsOf(target)).toEqual(contents)
})

test('a database whose texts were changed is in use', async () => {
  const to = await newDatabase()
  const target = await open(to)
  await target.updateTable('siteTexts').set({ value: '{}' }).where('key', '=', 'contact').execute()
  await expect(copyDatabase(await usedFile(), to)).rejects.toThrow('is in use')
})

test('a copy that differs is none', async () => {
  const from = await usedFile()
  const to = await newDatabase()
  const target = await open(to)
  const before = await contentsOf(target)
  await sql`create function differ() returns trigger language plpgsql as $$
    begin new.message := 'Other'; return new; end $$`.execute(target)
  await sql`create trigger differ before insert on contact_messages
    for each row when (new.id = 1000) execute function differ()`.execute(target)
  await expect(copyDatabase(from, to)).rejects.toThrow('contact_messages is not the same in both')
  expect(await contentsOf(target)).toEqual(before)
})

test('of every table it is known whether a copy moves it', async () => {
  for (const db of [await testDatabase(), await open('sqlite::memory:')]) {
    await expectCovered(db)
    await sql`create table reviews (id integer primary key)`.execute(db)
    await expect(expectCovered(db)).rejects.toThrow('what becomes of reviews')
  }
})

test('a site that begins anew while its file is in use says how to move what that holds', async () => {
  const warnings: string[] = []
  const log = { warn: (message: string) => void warnings.push(message) }
  const unused = `sqlite:${temporaryDatabaseFile()}`
  await warnOfUsed(log, unused, 'postgres://localhost/argo')
  await open(unused)
  await warnOfUsed(log, unused, 'postgres://localhost/argo')
  expect(warnings).toEqual([])
  const used = await usedFile()
  await warnOfUsed(log, used, 'postgres://localhost/argo')
  await warnOfUsed(log, used, used)
  expect(warnings).toEqual([expect.stringContaining(`pnpm copy ${used} <DATABASE_URL> moves it`)])
  expect(readFileSync(used.slice('sqlite:'.length)).length).toBeGreaterThan(0)
})
