import { channel } from 'node:diagnostics_channel'
import type { Download } from '@argo/domain/products/download-schema'
import { downloadsByProduct } from '@argo/domain/products/downloads'
import type { Category } from '@argo/domain/products/category'
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
import { readShownChanges } from './shown-changes.ts'
import { readTexts, type Texts } from './texts.ts'

/** All products that visitors may see and the brand's texts, as they were at one version, in memory. */
export interface Catalogue {
  version: number
  /** What lists have, newest first: without discontinued products. */
  entries: readonly CatalogueEntry[]
  /** The same by category; none for one without products. */
  byCategory: ReadonlyMap<Category, readonly CatalogueEntry[]>
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

const readers = new WeakMap<Database, () => Promise<Catalogue>>()

/**
 * The catalogue as it is now: read from the database when its version has changed, and of that only changed products are
 * derived anew.
 */
export function catalogueOf(db: Database): Promise<Catalogue> {
  const read = readers.get(db) ?? createReader(db)
  readers.set(db, read)
  return read()
}

function createReader(db: Database): () => Promise<Catalogue> {
  let known: Catalogue | undefined
  let reading: Promise<Catalogue> | undefined

  return async () => {
    const version = await readVersion(db)
    if (known?.version === version) return known
    // What is being read may have begun before this version; what begins after it has not.
    const earlier = await reading?.catch(() => undefined)
    if (earlier?.version === version) return earlier
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
  const shown: CatalogueEntry[] = []
  const malformed = new Map<number, MalformedRow>()
  for await (const row of productRows(db, rowsAtOnce)) {
    if (row.state === 'draft') continue
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
    malformed,
    downloads,
    texts,
    changes,
    ...indexesOf(shown, former),
  }
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
) {
  const entries = shown.filter(({ settings }) => settings.state === 'published')
  const byId = new Map(shown.map((entry) => [entry.product.id, entry]))
  return {
    entries,
    byCategory: Map.groupBy(entries, ({ product }) => product.category),
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
