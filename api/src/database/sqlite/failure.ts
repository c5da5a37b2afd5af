import SQLite from 'better-sqlite3'
import { DatabaseError, type FailureKind, UnusableDatabaseError } from '../failure.ts'

const kinds: [RegExp, FailureKind][] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)/, 'unavailable'],
]

/** What to throw for an error of SQLite: a DatabaseError for one that may pass, otherwise itself. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error
  const kind = kinds.find(([codes]) => codes.test(error.code))?.[1]
  return kind ? new DatabaseError(kind, error.message, { cause: error }) : error
}

/** What to throw for an error of a start: a sentence for one that the file or SQLite is the cause of. */
export function toUnusable(error: unknown, path: string): unknown {
  const ofDatabase = error instanceof SQLite.SqliteError || error instanceof DatabaseError
  const { syscall, message } = error as NodeJS.ErrnoException
  if (!ofDatabase && syscall !== 'mkdir') return error
  const where = ofDatabase ? ` (${path})` : ''
  return new UnusableDatabaseError(`cannot be used: ${message}${where}`, { cause: error })
}
