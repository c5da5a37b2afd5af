import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely'
import type { OpenDatabase } from '../database-kind.ts'
import { retryWhileBusy } from '../retry-while-busy.ts'
import type { Tables } from '../schema.ts'
import { checkedDatabase } from './checked-database.ts'
import { toUnusable } from './failure.ts'
import {
  watchFiles,
  makeFolder,
  restrictToOwner,
  makePrivateFile,
  checkDiskSpace,
} from './files.ts'

/** What a database may grow to, so that visitors cannot fill the disk: 4 GB in pages of 4 kB. */
const mostPages = 1_000_000

/** How long a start waits for another process that is writing, in milliseconds. */
const startPatience = 10_000

/** How long a write waits for those of others, in ms: visitors' messages for a sheet that staff import. */
const usualPatience = 15_000

/** Opens `sqlite:<path>`, makes its folder and file; writes are on the disk when they are done. */
export async function openSqlite(
  url: string,
  prepare: Parameters<OpenDatabase>[1],
  _migrationUrl?: string,
  patience = usualPatience,
): ReturnType<OpenDatabase> {
  const path = url.slice('sqlite:'.length)
  const inMemory = path === ':memory:'
  const sqlite = openFile(path, inMemory)
  let checkFiles = () => {}
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: checkedDatabase(sqlite, () => checkFiles()) }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    sqlite.pragma('foreign_keys = ON')
    // What is deleted is overwritten.
    sqlite.pragma('secure_delete = ON')
    sqlite.pragma(`max_page_count = ${mostPages}`)
    const run = async (script: string) => void sqlite.exec(script)
    await exclusively(sqlite, () => prepare({ db, kind: 'sqlite', run, fill: run }))
    await useWriteAheadLog(sqlite)
    sqlite.pragma('synchronous = FULL')
    const catalogueVersion = versionReader(sqlite)
    catalogueVersion()
    // A copy of the file alone, made before the next write, is whole.
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    if (!inMemory) {
      restrictToOwner(path)
      checkFiles = watchFiles(path)
    }
    // From here on a lock held by another process fails at once: waiting for it is done without blocking.
    sqlite.pragma('busy_timeout = 0')
    retryWhileBusy(db, patience)
    return {
      db,
      catalogueVersion,
      checkDiskSpace: async () => {
        if (!inMemory) await checkDiskSpace(path)
      },
    }
  } catch (error) {
    sqlite.close()
    throw toUnusable(error, path)
  }
}

function openFile(path: string, inMemory: boolean): SQLite.Database {
  try {
    if (!inMemory) {
      makeFolder(dirname(path))
      makePrivateFile(path)
    }
    // Nothing is served yet, so SQLite itself may wait for another start.
    return new SQLite(path, { timeout: startPatience })
  } catch (error) {
    throw toUnusable(error, path)
  }
}

// One transaction, begun as a writer: of two first starts the second waits, and one that is killed
// leaves an empty file.
async function exclusively(sqlite: SQLite.Database, work: () => Promise<void>): Promise<void> {
  sqlite.exec('begin immediate')
  try {
    await work()
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

/** Milliseconds for which a version that was read counts. */
const maxAge = 10

// Read at most once in ten milliseconds, because every cached response needs it. Throws while it cannot be read.
function versionReader(sqlite: SQLite.Database): () => number {
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  let known = { version: 0, readAt: Number.NEGATIVE_INFINITY }
  return () => {
    const now = performance.now()
    if (now - known.readAt > maxAge) known = { version: read.get() ?? 0, readAt: now }
    return known.version
  }
}
