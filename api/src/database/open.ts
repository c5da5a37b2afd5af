import type { Open, OpenedDatabase } from './dialect.ts'
import { migrate } from './migrate.ts'
import { readSeed } from './seed.ts'

/**
 * Opens the database of an address: `sqlite:<path>` or `sqlite::memory:` (a database of its own). Brings
 * its tables up to date and fills a new one from a file of SQL, all or nothing. A write is on the disk
 * before its promise resolves.
 */
export async function openDatabase(url: string, seedFile?: string): Promise<OpenedDatabase> {
  const open = await openerOf(url)
  return open(url, async ({ db, dialect, runScript }) => {
    const { isNew } = await migrate(db, dialect)
    if (isNew) await runScript(readSeed(seedFile))
  })
}

// Loads the driver that is used and no other.
async function openerOf(_url: string): Promise<Open> {
  return (await import('./sqlite/open.ts')).openSqlite
}
