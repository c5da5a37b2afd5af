import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Pool } from 'pg'
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
  return inject('postgresUrl') ? copyOf('template0') : `sqlite:${temporaryDatabaseFile()}`
}

/** The address of a new database that has the catalogue. */
export async function newDatabase(): Promise<string> {
  return inject('postgresUrl') ? copyOf(template) : copyOfFile()
}

/**
 * A database as the site opens it, with its catalogue and version; a new one unless an address is given. No query is too slow
 * for it, unless the address says so: tests run on slow machines too.
 */
export async function openTestDatabase(url?: string): Promise<OpenedDatabase> {
  const database = await openDatabase(withoutTimeouts(url ?? (await newDatabase())))
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

function withoutTimeouts(url: string): string {
  if (!inject('postgresUrl') || url.includes('?')) return url
  const waits = ['statement_timeout', 'lock_timeout', 'query_timeout']
  return `${url}?${waits.map((name) => `${name}=${10 * 60_000}`).join('&')}`
}

function copyOfFile(): string {
  const file = temporaryDatabaseFile()
  copyFileSync(inject('seededFile'), file)
  return `sqlite:${file}`
}

let administrator: Pool | undefined

async function copyOf(from: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administration().query(`create database ${name} template ${from} strategy file_copy`)
  onFinished(() => drop(name))
  return urlOf(name)
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
