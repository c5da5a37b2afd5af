import type { BackupKind } from './database-kind.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Copies a database, which may be in use, to a new file: every row that was stored before, checked and on the disk,
 * or no file at all. Throws a CommandError, and an UnusableDatabaseError for a server that cannot be reached.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const { backUp } = await kindOf(url)
  await writeWhole(file, (part) => backUp(url, part))
}

/**
 * Puts what a backup holds into a database, in one transaction; servers that use it show it within a second. One that
 * holds tables is left as it is, unless it is to be replaced. Throws a CommandError or an UnusableDatabaseError.
 */
export async function restore(
  url: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const { restore } = await kindOf(url)
  await restore(url, file, replace)
}

async function kindOf(url: string): Promise<BackupKind> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/backup.ts')).sqliteBackup
    : (await import('./postgres/backup.ts')).postgresBackup
}
