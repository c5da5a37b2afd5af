import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Preparation } from './database-kind.ts'
import { OlderDatabaseError, UnusableDatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * The SQL of each migration: `<name>.sql` for both databases, or `<name>.sqlite.sql` and `<name>.postgres.sql`. One that has been
 * released never changes.
 */
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))

/** Every migration, oldest first. */
export const migrationNames: readonly string[] = [
  ...new Set(files.map((file) => file.replace(/(\.(sqlite|postgres))?\.sql$/, ''))),
].toSorted()

/**
 * Brings the tables up to date, and says whether there were none before. Throws an
 * UnusableDatabaseError for tables of another program or of a newer version of the site.
 */
export async function migrate({ db, kind, run }: Preparation): Promise<{ isNew: boolean }> {
  const executed = await executedMigrations(db)
  refuseNewer(executed)
  if (executed.length === migrationNames.length) return { isNew: false }
  if (executed.length === 0) await expectEmpty(db)
  if (kind === 'postgres') await expectMayCreate(db)
  const migrator = new Migrator({
    db,
    // SQLite is prepared within a transaction already.
    disableTransactions: !db.isTransaction,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          migrationNames.map((name) => [name, { up: () => run(scriptOf(name, kind)) }]),
        ),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return { isNew: executed.length === 0 }
}

/** Throws an UnusableDatabaseError unless a start has made the tables, and they have had these migrations and no others. */
export async function expectFilled(db: Database, expected = migrationNames): Promise<void> {
  const executed = await executedMigrations(db)
  if (executed.length === 0)
    throw new UnusableDatabaseError(
      'holds nothing yet: set DATABASE_URL as the site has it, or start the site, which makes and fills one',
    )
  refuseNewer(executed)
  const missing = expected.filter((name) => !executed.includes(name))
  if (missing.length > 0)
    throw new OlderDatabaseError(
      `is of an older version of the site (without ${missing.join(', ')}); run pnpm migrate, or start the site`,
    )
}

/** The names of the migrations that a database has had, oldest first; none for one without tables of this site. */
export async function executedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kyselyMigration: { name: string; timestamp: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** The tables of a database: extensions of PostgreSQL bring views, and tables in other schemas. */
export async function tableNames(db: Database): Promise<string[]> {
  const all = await db.introspection.getTables()
  return all
    .filter(({ isView, schema = 'public' }) => !isView && schema === 'public')
    .map(({ name }) => name)
}

function scriptOf(name: string, kind: Preparation['kind']): string {
  const own = `${name}.${kind}.sql`
  return readFileSync(new URL(files.includes(own) ? own : `${name}.sql`, folder), 'utf8')
}

function refuseNewer(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !migrationNames.includes(name))
  if (unknown.length > 0)
    throw new UnusableDatabaseError(
      `was changed by a newer version of the site (${unknown.join(', ')}); start that version, or use a copy made before`,
    )
}

// Kysely's Migrator hides why it could not make its tables: the transaction is aborted by then.
async function expectMayCreate(db: Database): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege('public', 'create') as may`.execute(db)
  if (rows[0]?.may !== true)
    throw new UnusableDatabaseError(
      'is not up to date, and its user may not make tables; set MIGRATION_DATABASE_URL to the address by a user who may',
    )
}

async function expectEmpty(db: Database): Promise<void> {
  const names = await tableNames(db)
  if (names.length === 0) return
  throw new UnusableDatabaseError(
    names.includes('products') && names.includes('contact_messages')
      ? 'is of a version of this site before 1.0, whose tables it cannot bring up to date; name another'
      : `holds tables that are not of this site (${names.join(', ')}); name another`,
  )
}
