import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'
import type { Updateable } from 'kysely'
import type { Database, ProductTable } from './schema.ts'

const written = '2026-11-20T00:00:00Z'

async function dateOf(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('products').select('updatedAt').where('id', '=', id).execute()
  return row[0]?.updatedAt
}

const change = (db: Database, values: Updateable<ProductTable>) =>
  db.updateTable('products').set(values).where('id', '=', 79).execute()

test('a change of what a page shows dates that product alone', async () => {
  const db = await testDatabase()
  await change(db, { specs: '["Weight: 7.5 kg"]' })
  const date = new Date((await dateOf(db, 79)) ?? '')
  expect(Math.abs(Date.now() - date.getTime())).toBeLessThan(60_000)
  expect(await dateOf(db, 78)).toBe(written)
})

test('so does its end', async () => {
  const db = await testDatabase()
  await change(db, { state: 'discontinued', successorId: 78 })
  expect(await dateOf(db, 79)).not.toBe(written)
})

test('a product that staff insert is dated by the database', async () => {
  const db = await testDatabase()
  const { updatedAt, ...edge } = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 79)
    .executeTakeFirstOrThrow()
  expect(updatedAt).toBe(written)
  await db
    .insertInto('products')
    .values({ ...edge, id: 1_000, slug: 'edge-ii' })
    .execute()
  const date = await dateOf(db, 1_000)
  expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(60_000)
})

test('a change of any column dates a product, but of those that its page does not show', async () => {
  const unseen = /^(id|featured|featureOrder|updatedAt|draft|publish.*)$/
  const db = await testDatabase()
  const row = await db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  for (const [column, value] of Object.entries(row ?? {})) {
    await change(db, { updatedAt: written })
    await change(db, { [column]: value })
    expect([column, (await dateOf(db, 79)) !== written]).toEqual([column, !unseen.test(column)])
  }
})

test('featuring a product changes nothing on its page', async () => {
  const db = await testDatabase()
  await change(db, { featured: 0 })
  expect(await dateOf(db, 79)).toBe(written)
})

test('a date may be set by hand, in UTC and in full', async () => {
  const db = await testDatabase()
  await change(db, { name: 'Edge II', updatedAt: '2027-01-02T03:04:05Z' })
  expect(await dateOf(db, 79)).toBe('2027-01-02T03:04:05Z')
  for (const updatedAt of ['yesterday', '2027-01-02', ''])
    await expect(change(db, { updatedAt })).rejects.toThrow(/updated_at_in_utc/)
})
