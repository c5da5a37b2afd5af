import { UnusableDatabaseError } from '../failure.ts'
import type { Database } from '../schema.ts'

/** The changes that became 0001-first, by the names under which Kysely noted them. */
const before = [
  '2026-11-20-first-tables',
  '2026-11-20-products-version',
  '2026-11-20-updated-at',
  '2026-11-22-photographs',
  '2026-11-22-product-checks',
  '2026-11-22-writes-by-time',
  '2026-11-22T08-outbox',
  '2026-11-22T10-stored-bytes',
  '2026-11-22T10-write-limits',
  '2026-11-22T14-product-facts',
  '2026-11-22T15-double-opt-in',
  '2026-11-22T15-product-search',
  '2026-11-22T16-list-orders',
  '2026-11-22T18-search-rows',
  '2026-11-22T22-names-in-order',
]

/**
 * Takes tables that were made step by step for those of 0001-first; when the first was made. Throws an
 * UnusableDatabaseError where steps are missing.
 */
export async function adoptFirst(db: Database): Promise<string> {
  const rows = await db
    .withTables<{ kyselyMigration: { name: string; timestamp: string } }>()
    .selectFrom('kyselyMigration')
    .select(['name', 'timestamp'])
    .orderBy('timestamp')
    .execute()
  const missing = before.filter((name) => rows.every((row) => row.name !== name))
  if (missing.length > 0 || rows.length > before.length)
    throw new UnusableDatabaseError(
      `was left between two versions (it is not as 2026-11-22T22-names-in-order leaves it); start the site of commit 5c26d01 on it once, then this one`,
    )
  await db.schema.dropTable('kysely_migration').execute()
  await db.schema.dropTable('kysely_migration_lock').ifExists().execute()
  return rows[0]?.timestamp ?? ''
}
