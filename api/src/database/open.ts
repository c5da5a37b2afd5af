import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely'
import type { Database, Tables } from './schema.ts'

/**
 * Opens the database of a `sqlite:<path>` address and creates the file's folder; `sqlite::memory:`
 * is a database of its own. A write is on the disk before its promise resolves (WAL, synchronous FULL).
 */
export function openDatabase(url: string): Database {
  const path = url.slice('sqlite:'.length)
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  // Waiting for another writer stops the whole server, so it does not wait long.
  const sqlite = new SQLite(path, { timeout: 1_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
}
