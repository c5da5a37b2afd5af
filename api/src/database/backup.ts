import type { BackupKind } from './database-kind.ts'
import { OlderDatabaseError } from './failure.ts'
import { countHeldMail } from './held-mail.ts'
import { openDatabase, openFilledDatabase } from './open.ts'
import { countRows } from './room.ts'
import type { Database } from './schema.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Copies a database, which may be in use, to a new file: every row that was stored before, checked and on the disk,
 * or no file at all. Throws a CommandError, and an UnusableDatabaseError for a server that cannot be reached.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const { backUp } = await kindOf(url)
  await writeWhole(file, (part) => backUp(url, part))
}

/** How many there are of each in a database that was restored. */
export interface Restored {
  products: number
  messages: number
  subscriptions: number
  /** E-mails that waited when the backup was made; they may have been sent since. */
  heldMails: number
}

/**
 * Puts what a backup holds into a database, in one transaction; servers that use it show it within a second. One that
 * holds tables is left as it is, unless it is to be replaced: then what was deleted or unsubscribed there since stays so.
 * `migrationUrl` is the address by the user that makes the tables, where that is another one. Throws a CommandError or an
 * UnusableDatabaseError.
 */
export async function restore(
  url: string,
  file: string,
  { replace, migrationUrl }: { replace: boolean; migrationUrl?: string | undefined },
): Promise<Restored> {
  const { restore } = await kindOf(url)
  if (replace) await expectNotOlder(migrationUrl ?? url)
  await restore(migrationUrl ?? url, file, replace)
  // Brings it up to date as a start would.
  const { db } = await openDatabase(url, { migrationUrl })
  try {
    return await countRestored(db)
  } finally {
    await db.destroy()
  }
}

// Servers of the version before may be using it: a restore would take it from under them.
async function expectNotOlder(url: string): Promise<void> {
  try {
    const { db } = await openFilledDatabase(url)
    await db.destroy()
  } catch (error) {
    // Whatever else is wrong with it is why it is replaced.
    if (error instanceof OlderDatabaseError) throw error
  }
}

async function countRestored(db: Database): Promise<Restored> {
  return {
    products: await countRows(db, 'products'),
    messages: await countRows(db, 'contactMessages'),
    subscriptions: await countRows(db, 'newsletterSubscriptions'),
    heldMails: await countHeldMail(db),
  }
}

async function kindOf(url: string): Promise<BackupKind> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/backup.ts')).sqliteBackup
    : (await import('./postgres/backup.ts')).postgresBackup
}
