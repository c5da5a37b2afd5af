import SQLite from 'better-sqlite3'

/** Nights in which a vacuum may fail before what was deleted is overlooked, in milliseconds. */
const week = 7 * 24 * 60 * 60 * 1_000

/** How long other processes are waited for, in milliseconds: visitors who write wait as long. */
const patience = 2_000

/**
 * Rewrites SQLite's file (VACUUM) if messages or subscriptions were deleted in the last week: deleted rows are overwritten,
 * but not copies that SQLite made when it moved them between pages. Resolves with why that was not possible. Then
 * the write-ahead log is emptied.
 */
export function vacuum(path: string, now: Date): string | undefined {
  const database = new SQLite(path, { fileMustExist: true, timeout: patience })
  try {
    // While another process reads, the log keeps growing: by the size of the file with each vacuum.
    if (!emptyLog(database)) return 'another process is reading it'
    if (!erasedSince(database, new Date(now.getTime() - week))) return undefined
    database.exec('vacuum')
    return emptyLog(database) ? undefined : 'another process is reading it'
  } catch (error) {
    if (error instanceof SQLite.SqliteError) return error.message
    throw error
  } finally {
    database.close()
  }
}

// Whether it is empty; not while another process reads from it.
function emptyLog(database: SQLite.Database): boolean {
  const [result] = database.pragma('wal_checkpoint(truncate)') as { busy: number }[]
  return result?.busy === 0
}

function erasedSince(database: SQLite.Database, time: Date): boolean {
  const erased = database
    .prepare('select 1 from erasures where erased_at > ?')
    .get(time.toISOString())
  return erased !== undefined
}
