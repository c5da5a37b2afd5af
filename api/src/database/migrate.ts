import { Migrator } from 'kysely/migration'
import type { SchemaDialect } from './dialect.ts'
import { UnusableDatabaseError } from './failure.ts'
import { migrationNames, migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/**
 * Brings the tables up to date, and says whether there were none before. Throws an
 * UnusableDatabaseError for tables of another program or of a newer version of the site.
 */
export async function migrate(db: Database, dialect: SchemaDialect): Promise<{ isNew: boolean }> {
  const names = await tables(db)
  const applied = names.includes('kysely_migration') ? await appliedMigrations(db) : []
  const others = names.filter((name) => !name.startsWith('kysely_'))
  if (applied.length === 0 && others.length > 0)
    throw new UnusableDatabaseError(
      `holds tables that are not of this site (${others.join(', ')}); name another`,
    )
  refuseNewer(applied)
  const known = migrations(dialect)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return { isNew: applied.length === 0 }
}

/** Throws an UnusableDatabaseError unless the tables are as this version of the site has made them. */
export async function expectMigrated(db: Database): Promise<void> {
  const applied = await appliedMigrations(db)
  refuseNewer(applied)
  const missing = migrationNames.filter((name) => !applied.includes(name))
  if (missing.length > 0)
    throw new UnusableDatabaseError(
      `was replaced by one of an older version of the site (without ${missing.join(', ')}); restart the site`,
    )
}

function refuseNewer(applied: string[]): void {
  const newer = applied.filter((name) => !migrationNames.includes(name))
  if (newer.length > 0)
    throw new UnusableDatabaseError(
      `was changed by a newer version of the site (${newer.join(', ')}); start that version, or use a copy made before`,
    )
}

// Extensions of PostgreSQL bring views, and tables in schemas of their own.
async function tables(db: Database): Promise<string[]> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true })
  return all
    .filter(({ isView, schema = 'public' }) => !isView && schema === 'public')
    .map(({ name }) => name)
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const rows = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
