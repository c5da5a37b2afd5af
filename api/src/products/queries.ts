import { type Category, categories } from '@argo/domain/category'
import { idsFound } from '@argo/domain/filters/category-figures'
import type { CategoryFilters } from '@argo/domain/filters/category-filters'
import { countFilters } from '@argo/domain/filters/count-filters'
import type { ChosenFilter } from '@argo/domain/filters/filter-attributes'
import { listOrders, type Sort } from '@argo/domain/list-orders'
import { type LatestProduct, latestOf, latestShown, type MenuCategory } from '@argo/domain/menu'
import { groupSize, pageSize } from '@argo/domain/paging'
import type { Product } from '@argo/domain/product'
import type { ProductKey } from '@argo/domain/product-detail'
import type { ProductGroup, ProductPage } from '@argo/domain/product-page'
import { type ProductSummary, summaryOf } from '@argo/domain/product-summary'
import type { Selectable } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'
import { categoryFigures } from './figures.ts'
import { idsInOrder, wholeOrder } from './in-order.ts'
import { countProducts, newest } from './newest.ts'
import { toProduct, toProducts } from './product-row.ts'

/** Products that are read at once where all of them are sent one after the other. */
const chunkSize = 50

/** Every product, newest first. */
export async function listProducts(db: Database): Promise<Product[]> {
  return toProducts(await newest(db).execute())
}

/**
 * Every product, every one of a category or every featured one, newest first, some at a time: memory
 * stays flat.
 */
export async function* productChunks(
  db: Database,
  { category, featured }: { category?: Category; featured?: true } = {},
): AsyncGenerator<Product[], void> {
  let chosen = newest(db, category).limit(chunkSize)
  if (featured) chosen = chosen.where('featured', '=', 1)
  let rows = await chosen.execute()
  yield toProducts(rows)
  for (let last = rows.at(-1); last && rows.length === chunkSize; last = rows.at(-1)) {
    rows = await chosen.where('id', '<', last.id).execute()
    if (rows.length > 0) yield toProducts(rows)
  }
}

/** The featured products, newest first. */
export async function featuredProducts(db: Database): Promise<Product[]> {
  return toProducts(await newestFeatured(db).execute())
}

/** The newest featured products in short. */
export async function highlights(db: Database, limit: number): Promise<ProductSummary[]> {
  return toSummaries(await newestFeatured(db).limit(limit).execute())
}

/** The products of a category, newest first. */
export async function productsByCategory(db: Database, category: Category): Promise<Product[]> {
  return toProducts(await newest(db, category).execute())
}

interface PageAsked {
  category: Category
  page: number
  /** Newest first without. */
  sort?: Sort
  chosen?: readonly ChosenFilter[]
}

/** One page of a category's products, filtered and in an order or not; undefined for a page after the last. */
export async function productPage(
  db: Database,
  asked: PageAsked,
): Promise<ProductPage | undefined> {
  const { category, page, sort, chosen = [] } = asked
  const found = chosen.length > 0 ? await foundIds(db, { category, sort, chosen }) : undefined
  const count = found ? found.length : await countProducts(db, category)
  const [limit, offset] = [pageSize, (page - 1) * pageSize]
  if (page > 1 && offset >= count) return undefined
  const ids =
    found?.slice(offset, offset + limit) ??
    (sort && (await idsInOrder(db, { category, sort, limit, offset })))
  const rows = await (ids
    ? rowsOf(db, ids)
    : newest(db, category).limit(limit).offset(offset).execute())
  return {
    count,
    products: toSummaries(rows),
    orders: count > 1 ? listOrders(category) : [],
  }
}

async function foundIds(
  db: Database,
  {
    category,
    sort,
    chosen,
  }: Pick<PageAsked, 'category' | 'sort'> & { chosen: readonly ChosenFilter[] },
): Promise<number[]> {
  const found = idsFound(await categoryFigures(db, category), chosen)
  if (!sort) return found
  const order = await wholeOrder(db, { category, sort })
  const isFound = new Set(found)
  const ranked = new Set(order.filter((id) => isFound.has(id)))
  return [...ranked, ...found.filter((id) => !ranked.has(id))]
}

async function rowsOf(db: Database, ids: readonly number[]): Promise<Selectable<ProductTable>[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What a category's list can be filtered by, with what these filters leave of it. */
export async function listFilters(
  db: Database,
  category: Category,
  chosen: readonly ChosenFilter[],
): Promise<CategoryFilters> {
  return countFilters(category, await categoryFigures(db, category), chosen)
}

/** Each category that has products: how many, and the newest of them. */
export async function productGroups(db: Database): Promise<ProductGroup[]> {
  const groups = await Promise.all(
    categories.map(async (category) => {
      const [count, rows] = await Promise.all([
        countProducts(db, category),
        newest(db, category).limit(groupSize).execute(),
      ])
      return { category, count, products: toSummaries(rows) }
    }),
  )
  return groups.filter(({ count }) => count > 0)
}

/** Up to three others of a product's category, newest first. */
export async function otherProducts(
  db: Database,
  { id, category }: Pick<Product, 'id' | 'category'>,
): Promise<ProductSummary[]> {
  const rows = await newest(db, category).where('id', '!=', id).limit(3).execute()
  return toSummaries(rows)
}

/** The product with this id, or undefined. */
export async function productById(db: Database, id: number): Promise<Product | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toProduct(row)
}

/** The product with this slug, or undefined. */
export async function productBySlug(db: Database, slug: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && toProduct(row)
}

/** The product with this id or slug, or undefined. */
export function productByKey(db: Database, key: ProductKey): Promise<Product | undefined> {
  return 'id' in key ? productById(db, key.id) : productBySlug(db, key.slug)
}

/** Those of these slugs that a product has, newest first. */
export async function productsBySlugs(db: Database, slugs: string[]): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().where('slug', 'in', slugs).execute()
  return toProducts(rows).toSorted((one, other) => other.id - one.id)
}

/** The menu's categories: for each its number of products and the picture of its newest. */
export function menu(db: Database): Promise<MenuCategory[]> {
  return Promise.all(
    categories.map(async (category) => {
      const [count, row] = await Promise.all([
        countProducts(db, category),
        newest(db, category).limit(1).executeTakeFirst(),
      ])
      return { category, count, imageUrl: row?.imageUrl ?? null }
    }),
  )
}

/** The latest four products of a category, or of all, newest first. */
export async function latestProducts(db: Database, category?: Category): Promise<LatestProduct[]> {
  return toSummaries(await newest(db, category).limit(latestShown).execute()).map(latestOf)
}

function newestFeatured(db: Database) {
  return newest(db).where('featured', '=', 1)
}

function toSummaries(rows: Selectable<ProductTable>[]): ProductSummary[] {
  return toProducts(rows).map(summaryOf)
}
