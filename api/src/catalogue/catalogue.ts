import { channel } from 'node:diagnostics_channel'
import type { Download } from '@argo/domain/products/download-schema'
import { downloadsByProduct } from '@argo/domain/products/downloads'
import { categories, type Category } from '@argo/domain/products/category'
import { stateAt } from '@argo/domain/products/product-settings'
import type { DatedChanges } from '@argo/domain/products/spec-changes'
import { filterValues } from '@argo/domain/lists/filters/filter-values'
import type { Database, ProductRow } from '../database/schema.ts'
import {
  type CatalogueEntry,
  isSameRow,
  productRows,
  toProduct,
  toSettings,
} from './product-row.ts'
import { type CategoryProducts, categoryProducts } from './category-products.ts'
import { readShownChanges } from './shown-changes.ts'
import { readTexts, type Texts } from './texts.ts'

/** All products that visitors may see and the brand's texts, as they were at one version, in memory. */
export interface Catalogue extends Publications {
  version: number
  /** What lists have, newest first: without discontinued products. */
  entries: readonly CatalogueEntry[]
  byCategory: Readonly<Record<Category, CategoryProducts>>
  /** Of these maps, every product that has a page. */
  byId: ReadonlyMap<number, CatalogueEntry>
  bySlug: ReadonlyMap<string, CatalogueEntry>
  /** By a slug that the product had before. */
  byFormerSlug: ReadonlyMap<string, CatalogueEntry>
  /** By product: what its page offers for download. */
  downloads: ReadonlyMap<number, Download[]>
  /** By id: each takes out itself alone. */
  malformed: ReadonlyMap<number, MalformedRow>
  texts: Texts
  /** What visitors are told that has changed, by the product's id, newest first. */
  changes: ReadonlyMap<number, readonly DatedChanges[]>
}

/** When products are published by themselves, in ms: the latest that were, and the next that will be. */
interface Publications {
  publishedAt: number
  publishesAt: number
}

/** A row that holds no product, and why. */
export interface MalformedRow {
  row: ProductRow
  error: unknown
}

/** Where every malformed row is published when it is first read. */
export const malformedProducts = channel('argo:malformed-product')

/** What is published there. */
export interface MalformedProduct {
  id: number
  error: unknown
}

/** Rows read and derived at once. */
const rowsAtOnce = 100

interface Reader {
  read: () => Promise<Catalogue>
  known: () => Catalogue | undefined
}

const readers = new WeakMap<Database, Reader>()

/**
 * The catalogue as it is now: read from the database when its version has changed or a product's time has come, and of that
 * only changed products are derived anew.
 */
export function catalogueOf(db: Database): Promise<Catalogue> {
  const reader = readers.get(db) ?? createReader(db)
  readers.set(db, reader)
  return reader.read()
}

/** When a product was last published by itself, in ms: what was made of the catalogue before is out of date. */
export function lastPublication(db: Database): number {
  const known = readers.get(db)?.known()
  if (!known) return 0
  return isOutdated(known) ? known.publishesAt : known.publishedAt
}

function isOutdated({ publishesAt }: Publications): boolean {
  return publishesAt <= Date.now()
}

function createReader(db: Database): Reader {
  let known: Catalogue | undefined
  let reading: Promise<Catalogue> | undefined
  return { read, known: () => known }

  async function read(): Promise<Catalogue> {
    const version = await readVersion(db)
    const isCurrent = (some?: Catalogue) => some?.version === version && !isOutdated(some)
    if (known && isCurrent(known)) return known
    // What is being read may have begun before this version; what begins after it has not.
    const earlier = await reading?.catch(() => undefined)
    if (earlier && isCurrent(earlier)) return earlier
    return (reading ??= readAnew())
  }

  async function readAnew(): Promise<Catalogue> {
    try {
      known = await readCatalogue(db, known)
      return known
    } finally {
      reading = undefined
    }
  }
}

async function readVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('catalogueVersion')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

async function readCatalogue(db: Database, before: Catalogue | undefined): Promise<Catalogue> {
  // Before the rows: what changes while they are read has another version.
  const version = await readVersion(db)
  const now = Date.now()
  const publications: Publications = { publishedAt: 0, publishesAt: Infinity }
  const shown: CatalogueEntry[] = []
  const malformed = new Map<number, MalformedRow>()
  for await (const row of productRows(db, rowsAtOnce)) {
    trackPublication(publications, row, now)
    if (stateAt(row, now) === 'draft') continue
    const entry = entryOf(row, before)
    if ('product' in entry) shown.push(entry)
    else malformed.set(row.id, entry)
  }
  const former = await db.selectFrom('productSlugs').selectAll().orderBy('id').execute()
  const downloads = downloadsByProduct(
    await db
      .selectFrom('productFiles')
      .select(['productId', 'kind', 'title', 'fileName', 'mediaType', 'version', 'date'])
      .select(['language', 'bytes', 'sha256'])
      .where('replacedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute(),
  )
  const texts = await readTexts(db)
  const changes = await readShownChanges(db)
  return {
    version,
    ...publications,
    malformed,
    downloads,
    texts,
    changes,
    ...indexesOf(shown, former, before),
  }
}

function trackPublication(
  publications: Publications,
  { state, publishAt }: ProductRow,
  now: number,
): void {
  const time = publishAt === null ? Number.NaN : Date.parse(publishAt)
  if (state !== 'published' || Number.isNaN(time)) return
  if (time <= now) publications.publishedAt = Math.max(publications.publishedAt, time)
  else publications.publishesAt = Math.min(publications.publishesAt, time)
}

function entryOf(row: ProductRow, before: Catalogue | undefined): CatalogueEntry | MalformedRow {
  const known = before?.byId.get(row.id) ?? before?.malformed.get(row.id)
  if (known && isSameRow(known.row, row)) return known
  try {
    const product = toProduct(row)
    return { row, product, settings: toSettings(row), values: filterValues(product) }
  } catch (error) {
    malformedProducts.publish({ id: row.id, error } satisfies MalformedProduct)
    return { row, error }
  }
}

function indexesOf(
  shown: readonly CatalogueEntry[],
  former: readonly { slug: string; productId: number }[],
  before: Catalogue | undefined,
) {
  const entries = shown.filter(({ settings }) => settings.state === 'published')
  const grouped = Map.groupBy(entries, ({ product }) => product.category)
  const productsIn = (category: Category) =>
    categoryProducts(category, grouped.get(category) ?? [], before?.byCategory[category])
  const byId = new Map(shown.map((entry) => [entry.product.id, entry]))
  return {
    entries,
    byCategory: Object.fromEntries(
      categories.map((category) => [category, productsIn(category)]),
    ) as Record<Category, CategoryProducts>,
    byId,
    bySlug: new Map(
      shown.flatMap((entry) => (entry.product.slug === null ? [] : [[entry.product.slug, entry]])),
    ),
    byFormerSlug: new Map(
      former.flatMap(({ slug, productId }) => {
        const entry = byId.get(productId)
        return entry ? [[slug, entry] as const] : []
      }),
    ),
  }
}
