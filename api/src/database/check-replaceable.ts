import { CommandError } from './command-error.ts'

/** Throws unless a database with these tables may be replaced; without any, nothing is lost. */
export function checkReplaceable(tables: readonly string[], replace: boolean): void {
  if (tables.length === 0) return
  if (!tables.includes('catalogue_version'))
    throw new CommandError(
      `The database that DATABASE_URL names holds tables that are not of this site (${tables.join(', ')}); name another.`,
    )
  if (!replace)
    throw new CommandError(
      'The database that DATABASE_URL names holds a catalogue already; --replace puts the backup in its place.',
    )
}
