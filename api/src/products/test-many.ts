import type { Database } from '../database/schema.ts'
import { insertProducts, variantOf } from './test-variants.ts'

/** Adds variants of a product, newer than all others, until its category has `total`. */
export async function growCategory(db: Database, slug: string, total: number): Promise<void> {
  const all = db.selectFrom('products')
  const model = await all.selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
  const has = await all.select('id').where('category', '=', model.category).execute()
  const newest = await all.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const missing = Array.from({ length: total - has.length }, (_, index) => newest.id + 1 + index)
  await insertProducts(
    db,
    missing.map((id) => variantOf(model, id)),
  )
}
