import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Makes a database's file, where there is none, for its owner alone; the files that SQLite makes
 * beside it are the same.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // It is there, or SQLite says why it cannot be.
  }
}

/** Lets the owner alone read a database's files, which hold visitors' messages. */
export function keepPrivate(path: string): void {
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
