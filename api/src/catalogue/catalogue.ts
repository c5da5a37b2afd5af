import { channel } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import type { Category } from '@argo/domain/products/category'
import { filterValues } from '@argo/domain/lists/filters/filter-values'
import type { Selectable } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { type CategoryProducts, categoryProducts } from './category-products.ts'
import { toProduct } from './product-row.ts'

type Row = Selectable<ProductTable>

/** All products as they were at one version, in memory. */
export interface Catalogue {
  version: number
  /** Newest first. */
  entries: readonly CatalogueEntry[]
  byCategory: Readonly<Record<Category, CategoryProducts>>
  byId: ReadonlyMap<number, CatalogueEntry>
  bySlug: ReadonlyMap<string, CatalogueEntry>
  /** By id: each takes out itself alone. */
  malformed: ReadonlyMap<number, MalformedRow>
}

/** A row that holds no product, and why. */
export interface MalformedRow {
  row: Row
  error: unknown
}

/** Where every malformed row is published when it is first read. */
export const malformedProducts = channel('argo:malformed-product')

/** What is published there. */
export interface MalformedProduct {
  id: number
  error: unknown
}

/** Rows read at once; other requests are served between them. */
const chunkSize = 100

const readers = new WeakMap<Database, () => Promise<Catalogue>>()

/**
 * The catalogue as it is now: read from the database when its version has changed, and of that only changed products are
 * derived anew.
 */
export function catalogueOf(db: Database): Promise<Catalogue> {
  const reader = readers.get(db) ?? createReader(db)
  readers.set(db, reader)
  return reader()
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
    return (reading ??= read())
  }

  async function read(): Promise<Catalogue> {
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
  const entries: CatalogueEntry[] = []
  const malformed = new Map<number, MalformedRow>()
  const chunk = db.selectFrom('products').selectAll().orderBy('id', 'desc').limit(chunkSize)
  let rows = await chunk.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    for (const row of rows) {
      const entry = entryOf(row, before)
      if ('product' in entry) entries.push(entry)
      else malformed.set(row.id, entry)
    }
    await setImmediate()
    rows = await chunk.where('id', '<', last.id).execute()
  }
  return { version, malformed, ...indexed(entries, before) }
}

function entryOf(row: Row, before: Catalogue | undefined): CatalogueEntry | MalformedRow {
  const known = before?.byId.get(row.id) ?? before?.malformed.get(row.id)
  if (known && isSame(known.row, row)) return known
  try {
    const product = toProduct(row)
    return { row, product, values: filterValues(product) }
  } catch (error) {
    malformedProducts.publish({ id: row.id, error } satisfies MalformedProduct)
    return { row, error }
  }
}

function isSame(one: Row, other: Row): boolean {
  return (Object.keys(other) as (keyof Row)[]).every((column) => one[column] === other[column])
}

function indexed(entries: readonly CatalogueEntry[], before: Catalogue | undefined) {
  const grouped = Map.groupBy(entries, ({ product }) => product.category)
  const productsIn = (category: Category) =>
    categoryProducts(category, grouped.get(category) ?? [], before?.byCategory[category])
  return {
    entries,
    byCategory: {
      cases: productsIn('cases'),
      coolers: productsIn('coolers'),
      'power-supplies': productsIn('power-supplies'),
      peripherals: productsIn('peripherals'),
      chairs: productsIn('chairs'),
      monitors: productsIn('monitors'),
    },
    byId: new Map(entries.map((entry) => [entry.product.id, entry])),
    bySlug: new Map(
      entries.flatMap((entry) =>
        entry.product.slug === null ? [] : [[entry.product.slug, entry]],
      ),
    ),
  }
}
