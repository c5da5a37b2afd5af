import { readdir, readFile } from 'node:fs/promises'
import type { Preparation } from './database-kind.ts'
import { OlderDatabaseError, UnusableDatabaseError } from './failure.ts'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

interface SchemaMigrationTable {
  /** The migration's position in the list, from 1. */
  number: number
  name: string
  /** The version of the site, as the number of its last migration, that can still use the tables. */
  oldestReader: number
  appliedAt: string
}

type Schema = Pick<SchemaMigrationTable, 'number' | 'name' | 'oldestReader'>

/**
 * Brings the tables up to date, and says whether there were none before. Throws an
 * UnusableDatabaseError for tables of another program or of a version that this one cannot use.
 */
export async function migrate({ db, kind, run }: Preparation): Promise<{ isNew: boolean }> {
  const present = (await findSchema(db)) ?? (await createMigrationsTable(db))
  refuseNewer(present)
  let { oldestReader } = present
  for (const [index, { name, additive }] of migrations.entries()) {
    const number = index + 1
    if (number <= present.number) continue
    for (const script of await scriptsOf(name, kind)) await run(script)
    if (!additive) oldestReader = number
    await recordMigration(db, { number, name, oldestReader })
  }
  return { isNew: present.number === 0 }
}

/** The SQL of a migration for one of the databases, in the order in which it runs. */
export async function scriptsOf(name: string, kind: Preparation['kind']): Promise<string[]> {
  const folder = new URL('migrations/', import.meta.url)
  const present = await readdir(folder)
  const files = [`${name}.${kind}.sql`, `${name}.sql`].filter((file) => present.includes(file))
  return Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
}

/** Throws an UnusableDatabaseError unless this version of the site can use the tables as they are. */
export async function expectMigrated(db: Database): Promise<void> {
  const present = await readSchema(db)
  refuseNewer(present)
  const missing = migrations.slice(present.number).map(({ name }) => name)
  if (missing.length > 0)
    throw new OlderDatabaseError(
      `is of an older version of the site (without ${missing.join(', ')}); run pnpm migrate, or start the site`,
    )
}

/** Throws an UnusableDatabaseError unless a start has made the tables, and this version can use them. */
export async function expectFilled(db: Database): Promise<void> {
  if (await findSchema(db)) return expectMigrated(db)
  throw new UnusableDatabaseError(
    'holds nothing yet: set DATABASE_URL as the site has it, or start the site, which makes and fills one',
  )
}

/** The number of the last migration of a database's tables. */
export async function versionOf(db: Database): Promise<number> {
  return (await readSchema(db)).number
}

function refuseNewer({ name, oldestReader }: Schema): void {
  if (oldestReader > migrations.length)
    throw new UnusableDatabaseError(
      `was changed by a newer version of the site (${name}); start that version, or use a copy made before`,
    )
}

async function findSchema(db: Database): Promise<Schema | undefined> {
  const names = await tableNames(db)
  return names.includes('schema_migrations') ? readSchema(db) : undefined
}

async function readSchema(db: Database): Promise<Schema> {
  return migrationsIn(db)
    .selectFrom('schemaMigrations')
    .select(['number', 'name', 'oldestReader'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function createMigrationsTable(db: Database): Promise<Schema> {
  const names = await tableNames(db)
  if (names.length > 0)
    throw new UnusableDatabaseError(
      `holds tables that are not of this site (${names.join(', ')}); name another`,
    )
  await db.schema
    .createTable('schema_migrations')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('oldest_reader', 'integer', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  return { number: 0, name: '', oldestReader: 0 }
}

async function recordMigration(db: Database, schema: Schema): Promise<void> {
  await migrationsIn(db)
    .insertInto('schemaMigrations')
    .values({ ...schema, appliedAt: new Date().toISOString() })
    .execute()
}

function migrationsIn(db: Database) {
  return db.withTables<{ schemaMigrations: SchemaMigrationTable }>()
}

/** The tables of a database: extensions of PostgreSQL bring views, and tables in other schemas. */
export async function tableNames(db: Database): Promise<string[]> {
  const all = await db.introspection.getTables()
  return all
    .filter(({ isView, schema = 'public' }) => !isView && schema === 'public')
    .map(({ name }) => name)
}
