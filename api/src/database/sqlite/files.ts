import { mkdirSync, statSync, chmodSync, closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { statfs } from 'node:fs/promises'
import { DatabaseError } from '../failure.ts'

/** Makes a folder and those above it, for their owner alone. Node’s recursive mkdir never returns below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Makes a database’s file, where there is none, for its owner alone; SQLite makes those beside it the same. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // It is there, or SQLite says why it cannot be.
  }
}

/** Lets the owner alone read a database's files, which hold visitors' messages. */
export function restrictToOwner(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    const file = path + suffix
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile() || (stats.mode & 0o077) === 0) continue
    try {
      chmodSync(file, 0o600)
    } catch {
      // The file of another user stays as that user has it.
    }
  }
}

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
          `${file} was moved, replaced, or deleted while the site was using it; put it back, or restart the site`,
          'SQLITE_READONLY_DBMOVED',
        )
    }
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

/** Throws a DatabaseError unless the disk of a database has so many bytes free, a megabyte if nothing is said. */
export async function checkDiskSpace(path: string, least = 1_000_000): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < least)
    throw new DatabaseError('full', `the disk of ${path} has ${bavail * bsize} bytes free`)
}
