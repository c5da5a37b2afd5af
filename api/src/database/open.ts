import type { Open, OpenedDatabase } from './database-kind.ts'
import { deriveFirstFacts } from './facts/derive.ts'
import { migrate } from './migrate.ts'
import { readSeed } from './seed.ts'

/** Products whose facts a start derives; a larger catalogue that had none gets the others while the site runs. */
const mostFirstFacts = 1_000

/**
 * Opens the database of an address: `sqlite:<path>`, `sqlite::memory:` (one of its own) or
 * `postgres://…`. Brings its tables up to date and fills a new one from a file of SQL, all or nothing. A
 * write is on the disk before its promise resolves. Throws an UnusableDatabaseError.
 */
export async function openDatabase(url: string, seedFile?: string): Promise<OpenedDatabase> {
  const open = await openerOf(url)
  return open(url, async ({ db, dialect, fill }) => {
    const { isNew } = await migrate(db, dialect)
    if (isNew) await fill(readSeed(seedFile))
    await deriveFirstFacts(db, mostFirstFacts)
  })
}

// Loads the driver that is used and no other.
async function openerOf(url: string): Promise<Open> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/open.ts')).openSqlite
    : (await import('./postgres/open.ts')).openPostgres
}
