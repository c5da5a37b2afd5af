import type { Category } from '@argo/domain/category'
import type { Database } from '../database/schema.ts'

/** The query of all products' rows, or a category's, newest first. */
export function newest(db: Database, category?: Category) {
  const all = db.selectFrom('products').selectAll().orderBy('id', 'desc')
  return category === undefined ? all : all.where('category', '=', category)
}

/** How many rows of products a category has, or the whole catalogue. */
export async function countProducts(db: Database, category?: Category): Promise<number> {
  const all = db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number | string>().as('count'))
  const chosen = category === undefined ? all : all.where('category', '=', category)
  return Number((await chosen.executeTakeFirstOrThrow()).count)
}
