import { type Category, parseCategory } from '@argo/domain/category'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { newest } from '../products/newest.ts'
import { toProductsAs } from '../products/product-row.ts'
import { type DatedProduct, DatedProductSchema } from './dated-product.ts'

/** Ids in one part of the sitemap: written in about 20 ms, far below the limits of 50,000 and 50 MB. */
const partSize = 1_000

/** The newest products, of one category or of all. */
export async function newestProducts(
  db: Database,
  { limit, category }: { limit: number; category?: Category },
): Promise<DatedProduct[]> {
  const rows = await newest(db, category).limit(limit).execute()
  return toProductsAs(DatedProductSchema, rows)
}

/** The numbers of the catalogue's parts that hold products; by id, so that a part's products stay in it. */
export async function catalogueParts(db: Database): Promise<number[]> {
  const part = sql<number>`id / ${sql.lit(partSize)}`
  const rows = await db.selectFrom('products').select(part.as('part')).distinct().execute()
  return rows.map((row) => row.part).toSorted((one, other) => one - other)
}

/** The categories with two products to `most`, and when one of them was last changed. */
export async function comparableCategories(
  db: Database,
  most: number,
): Promise<{ category: Category; changed: string }[]> {
  const rows = await db
    .selectFrom('products')
    .select((row) => ['category', row.fn.max('updatedAt').as('changed')])
    .groupBy('category')
    .having((row) => row.between(row.fn.countAll(), 2, most))
    .orderBy('category')
    .execute()
  return rows.flatMap(({ category: id, changed }) => {
    const category = parseCategory(id)
    return category ? [{ category, changed }] : []
  })
}

/** The products of one part of the catalogue, newest first. */
export async function productsOfPart(db: Database, part: number): Promise<DatedProduct[]> {
  const rows = await newest(db)
    .where('id', '>=', part * partSize)
    .where('id', '<', (part + 1) * partSize)
    .execute()
  return toProductsAs(DatedProductSchema, rows)
}
