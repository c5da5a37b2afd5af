import type { Category } from '@argo/domain/category'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { toProductsAs } from '../products/product-row.ts'
import { type DatedProduct, DatedProductSchema } from './dated-product.ts'

/** Ids in one part of the sitemap: written in about 20 ms, far below the limits of 50,000 and 50 MB. */
const partSize = 1_000

/** The newest products, of one category or of all. */
export async function newestProducts(
  db: Database,
  { limit, category }: { limit: number; category?: Category },
): Promise<DatedProduct[]> {
  const all = db.selectFrom('products').selectAll()
  const chosen = category === undefined ? all : all.where('category', '=', category)
  const rows = await chosen.orderBy('id', 'desc').limit(limit).execute()
  return toProductsAs(DatedProductSchema, rows)
}

/** How many products a category has, or the whole catalogue. */
export async function countProducts(db: Database, category?: Category): Promise<number> {
  const all = db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number | string>().as('count'))
  const chosen = category === undefined ? all : all.where('category', '=', category)
  return Number((await chosen.executeTakeFirstOrThrow()).count)
}

/** The numbers of the catalogue's parts that hold products; by id, so that a part's products stay in it. */
export async function catalogueParts(db: Database): Promise<number[]> {
  const part = sql<number>`id / ${sql.lit(partSize)}`
  const rows = await db.selectFrom('products').select(part.as('part')).distinct().execute()
  return rows.map((row) => row.part).toSorted((one, other) => one - other)
}

/** The products of one part of the catalogue, newest first. */
export async function productsOfPart(db: Database, part: number): Promise<DatedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '>=', part * partSize)
    .where('id', '<', (part + 1) * partSize)
    .orderBy('id', 'desc')
    .execute()
  return toProductsAs(DatedProductSchema, rows)
}
