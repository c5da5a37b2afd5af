import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from './dialect.ts'
import { up as firstTables } from './migrations/2026-11-20-first-tables.ts'
import { up as productsVersion } from './migrations/2026-11-20-products-version.ts'
import { up as updatedAt } from './migrations/2026-11-20-updated-at.ts'
import { up as doubleOptIn } from './migrations/2026-11-22T15-double-opt-in.ts'
import { up as outbox } from './migrations/2026-11-22T08-outbox.ts'
import { up as storedBytes } from './migrations/2026-11-22T10-stored-bytes.ts'
import { up as writeLimits } from './migrations/2026-11-22T10-write-limits.ts'
import { up as productFacts } from './migrations/2026-11-22T14-product-facts.ts'
import { up as productSearch } from './migrations/2026-11-22T15-product-search.ts'
import { up as listOrders } from './migrations/2026-11-22T16-list-orders.ts'
import { up as searchRows } from './migrations/2026-11-22T18-search-rows.ts'
import { up as namesInOrder } from './migrations/2026-11-22T22-names-in-order.ts'
import { up as erasures } from './migrations/2026-11-24T11-erasures.ts'
import { up as photographs } from './migrations/2026-11-22-photographs.ts'
import { up as productChecks } from './migrations/2026-11-22-product-checks.ts'
import { up as writesByTime } from './migrations/2026-11-22-writes-by-time.ts'

type Up = (db: Kysely<unknown>, dialect: SchemaDialect) => Promise<void>

/** Every migration, oldest first; their names are stored in the database and never change. */
const all: Record<string, Up> = {
  '2026-11-20-first-tables': firstTables,
  '2026-11-20-products-version': productsVersion,
  '2026-11-20-updated-at': updatedAt,
  '2026-11-22-photographs': photographs,
  '2026-11-22-product-checks': productChecks,
  '2026-11-22-writes-by-time': writesByTime,
  '2026-11-22T08-outbox': outbox,
  '2026-11-22T10-stored-bytes': storedBytes,
  '2026-11-22T10-write-limits': writeLimits,
  '2026-11-22T14-product-facts': productFacts,
  '2026-11-22T15-double-opt-in': doubleOptIn,
  '2026-11-22T15-product-search': productSearch,
  '2026-11-22T16-list-orders': listOrders,
  '2026-11-22T18-search-rows': searchRows,
  '2026-11-22T22-names-in-order': namesInOrder,
  '2026-11-24T11-erasures': erasures,
}

/** The names of the migrations, oldest first. */
export const migrationNames = Object.keys(all)

/** The migrations as Kysely runs them on one kind of database. */
export function migrations(dialect: SchemaDialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(all).map(([name, up]) => [name, { up: (db) => up(db, dialect) }]),
  )
}
