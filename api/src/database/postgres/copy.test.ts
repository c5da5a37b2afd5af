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
  const createdAt = '2026-11-24T10:00:00.000Z'
  await db
    .updateTable('products')
    .set({ name: 'Édge “II”', slug: 'edge-ii' })
    .where('id', '=', 79)
    .execute()
  await db.deleteFrom('products').where('id', '=', 64).execute()
  await db.insertInto('photographs').values({ name: 'a', createdAt }).execute()
  await db.insertInto('previewEnds').values({ productId: 79, endedAt: createdAt }).execute()
  const kept = { subject: 'products', rowId: '79', sentence: 'S', reason: 'R', personId: 1 }
  await db
    .insertInto('keptToDos')
    .values({ ...kept, keptAt: createdAt })
    .execute()
  const message = { name: 'Ada', email: 'ada@example.com', message: 'It’s\n"here"\t\\N', createdAt }
  await db
    .insertInto('contactMessages')
    .values(Array.from({ length: 1_203 }, () => message))
    .execute()
  await db.deleteFrom('contactMessages').where('id', '=', 1_203).execute()
  await db
    .insertInto('outbox')
    .values({ messageId: 'x', contactMessageId: 7, dueAt: createdAt })
    .execute()
  return url
}

/** Every row of the tables that the file has something in, in order. */
async function contentsOf(db: Database) {
  return {
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    slugs: await db.selectFrom('productSlugs').selectAll().execute(),
    texts: await db.selectFrom('siteTexts').selectAll().orderBy('key').execute(),
    photographs: await db.selectFrom('photographs').selectAll().execute(),
    previewEnds: await db.selectFrom('previewEnds').selectAll().execute(),
    kept: await db.selectFrom('keptToDos').selectAll().execute(),
    messages: await db.selectFrom('contactMessages').selectAll().orderBy('id').execute(),
    outbox: await db.selectFrom('outbox').selectAll().execute(),
    erasures: await db.selectFrom('erasures').selectAll().execute(),
  }
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
    photographs: 1,
    preview_ends: 1,
    kept_to_dos: 1,
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
