import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '@argo/cli/postgres-server'
import { Client } from 'pg'

export const databaseNames = ['sqlite', 'postgres'] as const

/** What a trial is told: on which databases, and how many times it does what it tries. */
export interface TrialOptions {
  databases: (typeof databaseNames)[number][]
  rounds?: number | undefined
  seed: number
}

/** A kind of database that something is measured or tried on. */
export interface TrialDatabase {
  name: string
  /** The address of a new database with nothing in it. */
  create: () => Promise<string>
  /** Throws what the database's own check finds wrong with its file or its indexes. */
  checkIntegrity: (url: string) => Promise<void>
}

/** Runs something on each of these databases; PostgreSQL keeps to its disk as in production. */
export async function onEachDatabase(
  names: readonly (typeof databaseNames)[number][],
  run: (database: TrialDatabase) => Promise<void>,
): Promise<void> {
  if (names.includes('sqlite')) {
    const folder = await mkdtemp(join(tmpdir(), 'argo-trial-'))
    // After a failure sites may still write there: what failed is reported, and not that.
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
    checkIntegrity: async (url) => {
      const sqlite = new DatabaseSync(url.slice('sqlite:'.length))
      const result = sqlite.prepare('pragma integrity_check').get()
      sqlite.close()
      if (result?.integrity_check !== 'ok') throw new Error(JSON.stringify(result))
    },
  }
}

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
    checkIntegrity: async (url) => {
      await query(url, checkOfIndexes)
    },
  }
}

const checkOfIndexes = `create extension if not exists amcheck;
  select bt_index_check(indexrelid, true) from pg_index
  join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname = 'btree' and relpersistence = 'p' and indisvalid`

async function query(url: string, statements: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
