import type { AttributeName } from '@argo/domain/facts/attributes'
import { fitOf } from '@argo/domain/fit/parts'
import { type Category, categories, categoryFacts } from '@argo/domain/products/category'
import type { DownloadsList } from '@argo/domain/products/download-schema'
import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { countFilters } from '@argo/domain/lists/filters/count-filters'
import type { SelectedFilter } from '@argo/domain/lists/filters/filter-attributes'
import { listOrders } from '@argo/domain/lists/list-orders'
import {
  type LatestProduct,
  latestOf,
  latestShown,
  type MenuCategory,
  type ProductSummary,
  summaryOf,
} from '@argo/domain/products/product-summary'
import { groupSize, pageCount, pageSize } from '@argo/domain/lists/paging'
import { inShort, type Product } from '@argo/domain/products/product'
import type { ProductDetail, ProductKey } from '@argo/domain/products/product-detail'
import type { ProductGroup, ProductPage } from '@argo/domain/products/product-page'
import { queryWords } from '@argo/domain/search/words'
import { type CatalogueEntry, toProduct, toSettings, withDraft } from '../catalogue/product-row.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import {
  entriesWithDownloads,
  entryById,
  entryBySlug,
  featured,
  listed,
  newest,
  type ListChoice,
} from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'
import { detailOf } from './detail.ts'
import { readPreview } from './preview.ts'

/** Every product, newest first. */
export async function listProducts(db: Database): Promise<Product[]> {
  return productsOf(newest(await catalogueOf(db)))
}

/** The featured products: first those that staff have put in an order, then the newest. */
export async function featuredProducts(db: Database): Promise<Product[]> {
  return productsOf(featured(await catalogueOf(db)))
}

/** The first featured products in short. */
export async function highlights(db: Database, limit: number): Promise<ProductSummary[]> {
  return (await featuredProducts(db)).slice(0, limit).map(summaryOf)
}

/** The products of a category, newest first. */
export async function productsByCategory(db: Database, category: Category): Promise<Product[]> {
  return productsOf(newest(await catalogueOf(db), category))
}

interface PageInput extends ListChoice {
  category: Category
  page: number
  /** The first of several pages, of which `page` is the last. */
  from?: number | undefined
}

/** Pages of a category's products, filtered and in an order or not; undefined for a page after the last. */
export async function productPage(
  db: Database,
  { category, page, from = page, ...choice }: PageInput,
): Promise<ProductPage | undefined> {
  const found = listed(await catalogueOf(db), category, choice)
  if (page > pageCount(found.length)) return undefined
  // By what one product alone has, the others are in no order.
  const isOffered = (attribute: AttributeName) =>
    attribute === choice.sort?.attribute ||
    found.filter(({ values }) => values.has(attribute)).length > 1
  return {
    count: found.length,
    products: summariesOf(found.slice((from - 1) * pageSize, page * pageSize)),
    orders: found.length > 1 ? listOrders(category, isOffered) : [],
  }
}

/** What a category's list can be filtered by, with what these filters leave of it. */
export async function listFilters(
  db: Database,
  category: Category,
  selected: readonly SelectedFilter[],
): Promise<CategoryFilters> {
  const entries = newest(await catalogueOf(db), category)
  return countFilters(
    category,
    entries.map(({ values }) => values),
    selected,
  )
}

/** Each category that has products: how many, and the newest of them. */
export async function productGroups(db: Database): Promise<ProductGroup[]> {
  const catalogue = await catalogueOf(db)
  return categories
    .map((category) => {
      const entries = newest(catalogue, category)
      const products = summariesOf(entries.slice(0, groupSize))
      return { category, count: entries.length, products }
    })
    .filter(({ count }) => count > 0)
}

/** The product with this id, or undefined. */
export async function productById(db: Database, id: number): Promise<Product | undefined> {
  return entryById(await catalogueOf(db), id)?.product
}

/** The product with this slug, or undefined. */
export async function productBySlug(db: Database, slug: string): Promise<Product | undefined> {
  return entryBySlug(await catalogueOf(db), slug)?.product
}

/** The page of the product with this id or slug, or undefined; of a draft of it, with a preview that we signed. */
export async function productDetail(
  db: Database,
  key: ProductKey,
  now = Date.now(),
): Promise<ProductDetail | undefined> {
  const catalogue = await catalogueOf(db)
  const draft = key.preview === undefined ? undefined : await previewed(db, key, now)
  const entry =
    draft ?? ('id' in key ? entryById(catalogue, key.id) : entryBySlug(catalogue, key.slug))
  return entry && detailOf(catalogue, entry)
}

async function previewed(db: Database, key: ProductKey, now: number) {
  const id = await readPreview(db, key.preview ?? '', now)
  if (id === undefined) return undefined
  const stored = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  const row = stored && withDraft(stored)
  // Its slug may have changed since the link was made.
  if (!row || ('id' in key && key.id !== row.id)) return undefined
  const settings = toSettings(row)
  const state = stored.draft === null ? settings.state : 'draft'
  return { product: toProduct(row), settings: { ...settings, state } }
}

/** The menu's categories with their numbers of products. Each is pictured by its newest product, parts that fit others first. */
export async function menu(db: Database): Promise<MenuCategory[]> {
  const catalogue = await catalogueOf(db)
  return categories.map((category) => {
    const entries = newest(catalogue, category)
    // Pastes and fans are among the coolers, and would not be taken for one.
    const shown = entries.slice(0, groupSize).find(({ product }) => fitOf(product)) ?? entries[0]
    return { category, count: entries.length, imageUrl: shown?.product.imageUrl ?? null }
  })
}

/** The latest four products of a category, or of all, newest first. */
export async function latestProducts(db: Database, category?: Category): Promise<LatestProduct[]> {
  return productsOf(newest(await catalogueOf(db), category).slice(0, latestShown)).map(latestOf)
}

function productsOf(entries: readonly CatalogueEntry[]): Product[] {
  return entries.map(({ product }) => product)
}

function summariesOf(entries: readonly CatalogueEntry[]): ProductSummary[] {
  return productsOf(entries).map(summaryOf)
}

/** Products whose files are listed at once. */
const mostDownloadProducts = 100

interface DownloadsChoice {
  category?: Category | undefined
  /** Words of the names of products. */
  q?: string | undefined
}

/** The files of the first products that have any, or of those that a search names, with files or without. */
export async function listDownloads(
  db: Database,
  { category, q = '' }: DownloadsChoice = {},
): Promise<DownloadsList> {
  const catalogue = await catalogueOf(db)
  const withFiles = entriesWithDownloads(catalogue)
  const words = queryWords(q)
  const found =
    words.length > 0
      ? [...catalogue.byId.values()]
          .filter(({ product }) => isNamed(product, words))
          .toSorted((one, other) => other.product.id - one.product.id)
          .map((entry) => ({ entry, downloads: catalogue.downloads.get(entry.product.id) ?? [] }))
      : withFiles.filter(({ entry }) => !category || entry.product.category === category)
  const grouped = Map.groupBy(withFiles, ({ entry }) => entry.product.category)
  return {
    products: found
      .slice(0, mostDownloadProducts)
      .map(({ entry, downloads }) => ({ product: inShort(entry.product), downloads })),
    found: found.length,
    counts: [...grouped].map(([of, entries]) => ({ category: of, count: entries.length })),
    changed:
      withFiles
        .flatMap(({ downloads }) => downloads.map(({ date }) => date))
        .toSorted()
        .at(-1) ?? null,
  }
}

function isNamed({ name, category }: Product, words: readonly string[]): boolean {
  const called = `${name} ${categoryFacts(category).singular}`.toLowerCase()
  return words.every((word) => called.includes(word))
}
