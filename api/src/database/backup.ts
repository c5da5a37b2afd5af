import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './command-error.ts'
import type { BackupKind } from './database-kind.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { flush, writeWholeFolder } from './whole-file.ts'

/**
 * Backs up a database, which may be in use, to a new folder: every row that was stored before, checked and on the disk,
 * or no folder at all. `addFiles` adds to it what lies beside the database. Throws a CommandError, and an
 * UnusableDatabaseError for a server that cannot be reached.
 */
export async function backUp(
  url: string,
  folder: string,
  addFiles: (part: string) => Promise<unknown> = async () => {},
): Promise<void> {
  const { fileName, backUp } = await kindOf(url)
  await writeWholeFolder(folder, async (part) => {
    const file = join(part, fileName)
    await (await open(file, 'wx', 0o600)).close()
    await backUp(url, file)
    await flush(file)
    // After the database, so that they have all that it names.
    await addFiles(part)
  })
}

interface RestoreOptions<Read> {
  /** The address by the user that makes the tables, where that is another one. */
  migrationUrl?: string | undefined
  /** What is to be known of the restored database. */
  read: (db: Database) => Promise<Read>
}

/** A database that was restored, and the address of the one from before, where it was set aside. */
export interface Restored<Read> {
  restored: Read
  before: string | undefined
}

/**
 * Restores a backup, all or nothing, while no server runs. A SQLite file that is there is kept beside under another name; a
 * PostgreSQL database must be empty. Nobody has access to the desk afterwards, and no e-mail waits to be sent. Throws a
 * CommandError or an UnusableDatabaseError.
 */
export async function restore<Read>(
  url: string,
  folder: string,
  { migrationUrl, read }: RestoreOptions<Read>,
): Promise<Restored<Read>> {
  const { fileName, restore } = await kindOf(url)
  const file = join(folder, fileName)
  if (!existsSync(folder)) throw new CommandError(`${folder} is not there.`)
  if (!existsSync(file))
    throw new CommandError(
      `${folder} is not a backup of a database like the one that DATABASE_URL names: it holds no ${fileName}.`,
    )
  const before = await restore(migrationUrl ?? url, file)
  // Brings it up to date as a start would.
  const { db } = await openDatabase(url, { migrationUrl })
  try {
    return { restored: await read(db), before }
  } finally {
    await db.destroy()
  }
}

/** Restores a backup into a temporary database, to know that it can be; what was read of it. Throws as `restore` does. */
export async function tryRestore<Read>(
  url: string,
  folder: string,
  read: (db: Database) => Promise<Read>,
): Promise<Read> {
  const { withTemporary } = await kindOf(url)
  const { restored } = await withTemporary(url, (temporary) => restore(temporary, folder, { read }))
  return restored
}

/**
 * Rewrites SQLite's file without what was deleted in the last week, if anything was; resolves with why that was not possible.
 * PostgreSQL vacuums its tables by itself.
 */
export async function vacuumDatabase(url: string): Promise<string | undefined> {
  if (!url.startsWith('sqlite:')) return undefined
  const { vacuum } = await import('./sqlite/vacuum.ts')
  return vacuum(url.slice('sqlite:'.length), new Date())
}

async function kindOf(url: string): Promise<BackupKind> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/backup.ts')).sqliteBackup
    : (await import('./postgres/backup.ts')).postgresBackup
}
