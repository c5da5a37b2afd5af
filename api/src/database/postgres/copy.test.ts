import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase, expectCovered } from '../copy.ts'
import { openDatabase, openFilledDatabase } from '../open.ts'
import type { Database } from '../schema.ts'
import { temporaryDatabaseFile } from '../sqlite/test-file.ts'
import { emptyDatabase, newDatabase, testDatabase } from '../test-database.ts'

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

test('a database that is not empty is not copied to', async () => {
  const [from, to] = [await usedFile(), await newDatabase()]
  await expect(copyDatabase(from, to)).rejects.toThrow('is not empty; name a new one.')
  await expect(copyDatabase(to, to)).rejects.toThrow('name the same database')
})

test('a copy that differs is none', async () => {
  const [from, to] = [await usedFile(), await emptyDatabase()]
  // Bytes, which PostgreSQL reads as the text that they are.
  await sql`update contact_messages set message = x'48656c6c6f' where id = 7`.execute(
    await open(from),
  )
  await expect(copyDatabase(from, to)).rejects.toThrow('contact_messages is not the same in both')
  await expect(openFilledDatabase(to)).rejects.toThrow('holds nothing yet')
})

test('of every table it is known whether a copy moves it', async () => {
  for (const db of [await testDatabase(), await open('sqlite::memory:')]) {
    await expectCovered(db)
    await sql`create table reviews (id integer primary key)`.execute(db)
    await expect(expectCovered(db)).rejects.toThrow('what becomes of reviews')
  }
})
