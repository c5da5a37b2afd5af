import { expect, test } from 'vitest'
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
  expect(await db.selectFrom('productSlugs').selectAll().orderBy('slug').execute()).toEqual([
    { slug: 'calypso', productId: 78 },
    { slug: 'edge', productId: 78 },
    { slug: 'edge-ii', productId: 79 },
  ])
})
