import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { readCatalogueVersion } from './catalogue-version.ts'
import { watchFiles } from './file-in-place.ts'
import { migrate } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { seed } from './seed.ts'

/** What a database may grow to, so that visitors cannot fill the disk: 4 GB in pages of 4 kB. */
const mostPages = 1_000_000

/** How long a start waits for another process that is writing, in milliseconds. */
const startPatience = 10_000

export interface OpenedDatabase {
  db: Database
  /** Grows with every change of a product by any process. Throws while the database cannot be read. */
  catalogueVersion: () => number
}

/**
 * Opens the database of a `sqlite:<path>` address: makes its folder and file, brings its tables up to
 * date, and fills a new one from a file of SQL, all or nothing. `sqlite::memory:` is a database of its
 * own. A write is on the disk before its promise resolves (WAL, synchronous FULL).
 */
export async function openDatabase(url: string, seedFile?: string): Promise<OpenedDatabase> {
  const path = url.slice('sqlite:'.length)
  const inMemory = path === ':memory:'
  if (!inMemory) makeFolder(dirname(path))
  // Nothing is served yet, so SQLite itself may wait for another start.
  const sqlite = new SQLite(path, { timeout: startPatience })
  let checkFiles = () => {}
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: checked(sqlite, () => checkFiles()) }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    sqlite.pragma('foreign_keys = ON')
    sqlite.pragma(`max_page_count = ${mostPages}`)
    await prepare(sqlite, db, seedFile)
    await useWriteAheadLog(sqlite)
    sqlite.pragma('synchronous = FULL')
    const catalogueVersion = readCatalogueVersion(sqlite)
    catalogueVersion()
    // A copy of the file alone, made before the next write, is whole.
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    if (!inMemory) checkFiles = watchFiles(path)
    // From here on a lock held by another process fails at once: waiting for it is done without blocking.
    sqlite.pragma('busy_timeout = 0')
    return { db, catalogueVersion }
  } catch (error) {
    sqlite.close()
    throw error
  }
}

// One transaction, begun as a writer: of two first starts the second waits, and one that is killed
// leaves an empty file.
async function prepare(sqlite: SQLite.Database, db: Database, seedFile?: string): Promise<void> {
  sqlite.exec('begin immediate')
  try {
    const { isNew } = await migrate(db)
    if (isNew) seed(sqlite, seedFile)
    sqlite.exec('commit')
  } finally {
    if (sqlite.inTransaction) sqlite.exec('rollback')
  }
}

// Changing the journal's mode needs the file alone, and SQLite does not always wait for that itself.
async function useWriteAheadLog(sqlite: SQLite.Database): Promise<void> {
  const deadline = performance.now() + startPatience
  for (;;) {
    try {
      sqlite.pragma('journal_mode = WAL')
      return
    } catch (error) {
      const busy = error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (!busy || performance.now() > deadline) throw error
    }
    await setTimeout(20)
  }
}

// Checks the files after every write and before anybody is told that it was stored.
function checked(sqlite: SQLite.Database, checkFiles: () => void): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare: (text) => {
      const statement = sqlite.prepare(text)
      if (statement.readonly) return statement
      const checkedAfter = <T>(result: T): T => {
        checkFiles()
        return result
      }
      return {
        reader: statement.reader,
        all: (parameters) => checkedAfter(statement.all(...parameters)),
        run: (parameters) => checkedAfter(statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}

// Node's own recursive mkdir never returns for a folder below /proc.
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
