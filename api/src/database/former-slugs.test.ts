import { expect, test } from 'vitest'
import { testCaller } from '../test-app.ts'
import type { Database } from './schema.ts'
import { testDatabase } from './test-database.ts'

const rename = (db: Database, id: number, slug: string | null) =>
  db.updateTable('products').set({ slug }).where('id', '=', id).execute()

test('a slug that a product had is kept, however the product is changed, and goes to who had it last', async () => {
  const db = await testDatabase()
  await rename(db, 79, 'edge-ii')
  await rename(db, 79, null)
  await rename(db, 78, 'edge')
  await rename(db, 78, 'calypso-ii')
  await db.updateTable('products').set({ name: 'Other' }).where('id', '=', 77).execute()
  const kept = db.selectFrom('productSlugs').select(['slug', 'productId'])
  expect(await kept.orderBy('slug').orderBy('id').execute()).toEqual([
    { slug: 'calypso', productId: 78 },
    { slug: 'edge', productId: 79 },
    { slug: 'edge', productId: 78 },
    { slug: 'edge-ii', productId: 79 },
  ])
})

test('an address that two products had leads to the first again once the second is gone', async () => {
  const { db, call } = await testCaller()
  const idAt = async (slug: string) => (await call.products.detail({ slug })).product.id
  await rename(db, 79, 'edge-ii')
  await rename(db, 78, 'edge')
  await rename(db, 78, 'calypso-ii')
  expect(await idAt('edge')).toBe(78)
  await db.deleteFrom('products').where('id', '=', 78).execute()
  expect(await idAt('edge')).toBe(79)
})

test('the number of a deleted product is given to no other', async () => {
  const db = await testDatabase()
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 79)
    .executeTakeFirstOrThrow()
  const { id: _, slug: __, ...values } = row
  const add = async () =>
    (
      await db
        .insertInto('products')
        .values(values as typeof row)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const first = await add()
  await db.deleteFrom('products').where('id', '=', first).execute()
  expect(await add()).toBeGreaterThan(first)
})
