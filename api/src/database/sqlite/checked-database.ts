import type SQLite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'
import { toDatabaseError } from './failure.ts'

// SQLite has done so itself when it had no room; that there is nothing to roll back would be told in place of that.
const alreadyRolledBack = { changes: 0, lastInsertRowid: 0 }

/** A database for Kysely whose failures are DatabaseErrors, and which checks its files after every write. */
export function checkedDatabase(sqlite: SQLite.Database, checkFiles: () => void): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare: (text) => {
      const statement = withDatabaseErrors(() => sqlite.prepare(text))
      const check = statement.readonly ? () => {} : checkFiles
      const run = <T>(execute: () => T): T =>
        withDatabaseErrors(() => {
          const result = execute()
          check()
          return result
        })
      return {
        reader: statement.reader,
        all: (parameters) => run(() => statement.all(...parameters)),
        run: (parameters) =>
          text === 'rollback' && !sqlite.inTransaction
            ? alreadyRolledBack
            : run(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}

function withDatabaseErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw toDatabaseError(error)
  }
}
