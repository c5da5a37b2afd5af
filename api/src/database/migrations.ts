import type { Migration } from 'kysely/migration'
import { up as firstTables } from './migrations/2026-11-20-first-tables.ts'
import { up as productsVersion } from './migrations/2026-11-20-products-version.ts'
import { up as updatedAt } from './migrations/2026-11-20-updated-at.ts'
import { up as photographs } from './migrations/2026-11-22-photographs.ts'
import { up as productChecks } from './migrations/2026-11-22-product-checks.ts'
import { up as writesByTime } from './migrations/2026-11-22-writes-by-time.ts'

/** Every migration, oldest first, for SQLite; their names are stored in the database and never change. */
export const migrations: Record<string, Migration> = {
  '2026-11-20-first-tables': { up: firstTables },
  '2026-11-20-products-version': { up: productsVersion },
  '2026-11-20-updated-at': { up: updatedAt },
  '2026-11-22-photographs': { up: photographs },
  '2026-11-22-product-checks': { up: productChecks },
  '2026-11-22-writes-by-time': { up: writesByTime },
}
