import { sql, SqliteAdapter } from 'kysely'
import { DatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

/**
 * Rewrites SQLite's file without what was deleted: it overwrites what is deleted, but for copies that it made when it moved
 * rows between pages. About 4 ms for 1 MB, in which nobody else writes. PostgreSQL's own vacuum does the like.
 */
export async function removeTraces(db: Database): Promise<void> {
  if (!isSqlite(db)) return
  await sql`vacuum`.execute(db)
  await emptyLog(db)
}

/** Empties SQLite's write-ahead log, which holds what was deleted until it is written over. */
export async function emptyLog(db: Database): Promise<void> {
  if (!isSqlite(db)) return
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(
      connection,
    )
    if (rows[0]?.busy !== 0)
      throw new DatabaseError('busy', 'another process is using the write-ahead log')
  })
}

function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Longer than any backup is kept: the oldest is of a year ago, and of the first of its month. */
const kept = 400 * 24 * 60 * 60 * 1_000

/** Forgets which rows were deleted longer ago than backups are kept that could bring them back. */
export async function forgetOldErasures(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - kept).toISOString()
  await db.deleteFrom('erasures').where('erasedAt', '<', oldest).execute()
}
