import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import type { OpenedDatabase } from './database-kind.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { temporaryDatabaseFile } from './sqlite/test-file.ts'
import { onFinished } from './test-finished.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests of a project; without it they run on SQLite. */
    postgresUrl?: string
    /** The folder with PostgreSQL's programs in the server's own version, if there is one. */
    postgresPrograms?: string | undefined
    /** A SQLite file with the catalogue. */
    seededFile: string
  }
}

/** The database of the server that is prepared once, and copied for tests. */
const template = 'seeded'

/** The address of a new database with nothing in it, removed when the test ends. */
export async function emptyDatabase(): Promise<string> {
  return inject('postgresUrl') ? copyOfNothing() : `sqlite:${temporaryDatabaseFile()}`
}

/** The address of a new database that has the catalogue. */
export async function newDatabase(): Promise<string> {
  return inject('postgresUrl') ? copyOfTemplate() : copyOfFile()
}

/** A database as the site opens it, with its catalogue and version; a new one unless an address is given. */
export async function openTestDatabase(url?: string): Promise<OpenedDatabase> {
  const database = await openDatabase(url ?? (await newDatabase()))
  onFinished(() => database.db.destroy())
  return database
}

/** A new database with the catalogue in it, unless an address is given. */
export async function testDatabase(url?: string): Promise<Database> {
  return (await openTestDatabase(url)).db
}

/** Does work to which the rules of the products' table are no obstacle. */
export async function withoutRules(db: Database, work: () => Promise<void>): Promise<void> {
  if (!inject('postgresUrl')) {
    for (const change of ['insert', 'update'])
      await sql`drop trigger if exists ${sql.id(`products_pictures_on_${change}`)}`.execute(db)
    await sql`pragma ignore_check_constraints = on`.execute(db)
    await work()
    await sql`pragma ignore_check_constraints = off`.execute(db)
    return
  }
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = 'products'::regclass and contype = 'c'`.execute(db)
  for (const { name } of rows)
    await sql`alter table products drop constraint ${sql.id(name)}`.execute(db)
  return work()
}

function copyOfFile(): string {
  const file = temporaryDatabaseFile()
  copyFileSync(inject('seededFile'), file)
  return `sqlite:${file}`
}

let administrator: Pool | undefined

/** Copies of the template that tests have only read, and what they hold. */
const unchanged: string[] = []
let pristine: string | undefined

async function copyOfTemplate(): Promise<string> {
  const name = unchanged.pop() ?? (await createDatabase(template))
  pristine ??= await contentsOf(name)
  onFinished(async () => {
    if ((await contentsOf(name)) === pristine) unchanged.push(name)
    else drop(name)
  })
  return urlOf(name)
}

async function copyOfNothing(): Promise<string> {
  const name = await createDatabase('template0')
  onFinished(() => drop(name))
  return urlOf(name)
}

async function createDatabase(from: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administration().query(`create database ${name} template ${from} strategy file_copy`)
  return name
}

// Not waited for: nothing depends on it.
function drop(name: string): void {
  void administration()
    .query(`drop database ${name} with (force)`)
    .catch(() => {})
}

// One connection, of which a pool sends the next query when the one before is done.
function administration(): Pool {
  if (administrator) return administrator
  administrator = new Pool({ connectionString: urlOf('postgres'), max: 1, allowExitOnIdle: true })
  administrator.on('error', () => {})
  return administrator
}

function urlOf(name: string): string {
  return `${inject('postgresUrl')}/${name}`
}

async function connect(name: string): Promise<Client> {
  const client = new Client(urlOf(name))
  client.on('error', () => {})
  await client.connect()
  return client
}

// A catalogue that nobody changed, no visitors' rows, and the tables, rules and settings as they were made.
async function contentsOf(name: string): Promise<string | undefined> {
  const client = await connect(name)
  try {
    const { rows } = await client.query<{ contents: string }>(`select concat_ws(' ',
      (select version from catalogue_version), (select count(*) from contact_messages),
      (select count(*) from newsletter_subscriptions), (select count(*) from write_counts),
      (select count(*) from erasures), (select count(*) from revisions), (select count(*) from staff_people),
      (select count(*) from staff_challenges),
      (select count(*) from pg_class),
      (select count(*) from pg_constraint), (select count(*) from pg_trigger),
      current_setting('default_transaction_read_only'),
      (select string_agg(m::text, ' ') from schema_migrations m)) as contents`)
    return rows[0]?.contents
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}
