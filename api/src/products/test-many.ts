import type { Database } from '../database/schema.ts'

/** Adds variants of a product, newer than all others, until its category has `total`. */
export async function growCategory(db: Database, slug: string, total: number): Promise<void> {
  const all = db.selectFrom('products')
  const model = await all.selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
  const has = await all.select('id').where('category', '=', model.category).execute()
  const newest = await all.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const rows = Array.from({ length: total - has.length }, (_, index) => {
    const id = newest.id + 1 + index
    return { ...model, id, slug: `${slug}-${id}`, name: `${model.name} ${id}`, featured: 0 }
  })
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('products')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}
