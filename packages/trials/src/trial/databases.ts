import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '@argo/cli/postgres-server'

export const databaseNames = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databaseNames)[number]

/** A kind of database that a trial runs on. */
export interface TrialDatabase {
  name: string
  /** The address of a new database with nothing in it. */
  create: () => Promise<string>
  /** Whether a site has begun to use it. */
  isOpened: (url: string) => Promise<boolean>
  /** Whether the products' table is there, without opening the database as the site does. */
  hasTables: (url: string) => Promise<boolean>
  /** Throws what the database's own check finds wrong with its file or its indexes. */
  checkIntegrity: (url: string) => Promise<void>
}

/** Runs a trial on each of these databases; PostgreSQL keeps to its disk as in production. */
export async function onEachDatabase(
  names: DatabaseName[],
  run: (database: TrialDatabase) => Promise<void>,
): Promise<void> {
  if (names.includes('sqlite')) {
    const folder = await mkdtemp(join(tmpdir(), 'argo-trial-'))
    // Of a trial that fails, sites may still write there: what failed is told, and not that.
    const remove = () => rm(folder, { recursive: true, force: true }).catch(() => {})
    await run(sqliteIn(folder)).finally(remove)
  }
  if (names.includes('postgres')) {
    const server = await startPostgres({ durable: true })
    await run(postgresAt(server.url)).finally(() => server.stop())
  }
}

function sqliteIn(folder: string): TrialDatabase {
  return {
    name: 'SQLite',
    create: async () => `sqlite:${join(await mkdtemp(join(folder, 'new-')), 'argo.sqlite')}`,
    isOpened: async (url) => existsSync(url.slice('sqlite:'.length)),
    hasTables: async (url) => {
      const path = url.slice('sqlite:'.length)
      if (!existsSync(path)) return false
      return readSqlite(path, `select 1 from sqlite_master where name = 'products'`).length > 0
    },
    checkIntegrity: async (url) => {
      const results = readSqlite(url.slice('sqlite:'.length), 'pragma integrity_check')
      if (results[0]?.integrity_check !== 'ok') throw new Error(JSON.stringify(results))
    },
  }
}

const others = `select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name in ('psql', 'pg_dump')`

const sites = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'argo'`

/** The databases of a PostgreSQL server. */
export function postgresAt(server: string): TrialDatabase {
  let made = 0
  return {
    name: 'PostgreSQL',
    create: async () => {
      const name = `trial_${(made += 1)}`
      await query(`${server}/postgres`, `create database ${name}`)
      return `${server}/${name}`
    },
    isOpened: async (url) => (await query(url, sites)) > 0,
    hasTables: async (url) =>
      (await query(url, `select 1 from pg_class where relname = 'products'`)) > 0,
    checkIntegrity: async (url) => {
      // What killed programs had begun is rolled back once the server notices.
      while ((await query(url, others)) > 0) await setTimeout(20)
      await query(
        url,
        `create extension if not exists amcheck;
         select bt_index_check(indexrelid, true) from pg_index
         join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
         where amname = 'btree' and relpersistence = 'p' and indisvalid`,
      )
    },
  }
}

// Opened for writing: a database that was killed is recovered from its journal by whoever opens it next.
function readSqlite(path: string, statement: string) {
  const sqlite = new DatabaseSync(path)
  try {
    return sqlite.prepare(statement).all()
  } finally {
    sqlite.close()
  }
}

/** The number of rows. */
async function query(url: string, statements: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(statements)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
