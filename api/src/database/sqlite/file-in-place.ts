import { statSync } from 'node:fs'
import SQLite from 'better-sqlite3'

/**
 * Makes a check that throws once an open database's files have been moved, replaced or deleted. SQLite
 * itself does not notice in WAL mode, and what is written then is lost.
 */
export function watchFiles(path: string): () => void {
  const opened = [path, `${path}-wal`].map((file) => ({ file, identity: identityOf(file) }))
  return () => {
    for (const { file, identity } of opened) {
      if (identityOf(file) !== identity)
        throw new SQLite.SqliteError(
          `${file} was moved, replaced or deleted while the site was using it; put it back, or restart the site`,
          'SQLITE_READONLY_DBMOVED',
        )
    }
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}
