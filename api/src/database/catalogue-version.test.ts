import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../test-app.ts'
import { temporaryDatabaseFile } from './sqlite/test-file.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('the version differs after another process added, changed or removed a product', async () => {
  const file = temporaryDatabaseFile()
  const { catalogueVersion } = await openTestDatabase(`sqlite:${file}`)
  const other = new SQLite(file)
  onTestFinished(() => void other.close())
  const seen = [catalogueVersion()]
  for (const change of [
    `UPDATE products SET name = 'Footstool' WHERE id = 64`,
    `DELETE FROM products WHERE id = 64`,
    `INSERT INTO products (id, name, description, category, image_url, images, specs)
     VALUES (64, 'Footrest', '', 'chairs', '/a.webp', '[]', '[]')`,
  ]) {
    other.exec(change)
    vi.advanceTimersByTime(10)
    seen.push(catalogueVersion())
  }
  expect(new Set(seen).size).toBe(4)
})

test('the version stays the same when a visitor writes', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const before = catalogueVersion()
  await db
    .insertInto('contactMessages')
    .values({ name: 'A', email: 'a@example.com', message: 'Hello', createdAt: '2026-11-20' })
    .execute()
  vi.advanceTimersByTime(10)
  expect(catalogueVersion()).toBe(before)
})

test('the version throws while it cannot be read, and is read again afterwards', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const before = catalogueVersion()
  await sql`ALTER TABLE catalogue_version RENAME TO elsewhere`.execute(db)
  vi.advanceTimersByTime(10)
  expect(catalogueVersion).toThrow(/no such table/)
  await sql`ALTER TABLE elsewhere RENAME TO catalogue_version`.execute(db)
  vi.advanceTimersByTime(10)
  expect(catalogueVersion()).toBe(before)
})
