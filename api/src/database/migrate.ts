import { Migrator } from 'kysely/migration'
import { up as productsVersion } from './migrations/2026-11-20-products-version.ts'
import { up as firstTables } from './migrations/2026-11-20-first-tables.ts'
import { up as updatedAt } from './migrations/2026-11-20-updated-at.ts'
import type { Database } from './schema.ts'

/** Every migration, oldest first; names are kept in the database, so they never change. */
const migrations = {
  '2026-11-20-first-tables': { up: firstTables },
  '2026-11-20-products-version': { up: productsVersion },
  '2026-11-20-updated-at': { up: updatedAt },
}

/** Brings the database's tables up to date. Throws when a migration fails. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
