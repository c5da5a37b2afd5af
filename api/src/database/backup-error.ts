/** Why there is no backup, or nothing was restored, in a sentence for whoever asked for it. */
export class BackupError extends Error {}

/** Throws unless a database with these tables may be replaced; without any, nothing is lost. */
export function checkReplaceable(tables: readonly string[], replace: boolean): void {
  if (tables.length === 0) return
  if (!tables.includes('catalogue_version'))
    throw new BackupError(
      `The database that DATABASE_URL names holds tables that are not of this site (${tables.join(', ')}); name another.`,
    )
  if (!replace)
    throw new BackupError(
      'The database that DATABASE_URL names holds a catalogue already; --replace puts the backup in its place.',
    )
}
