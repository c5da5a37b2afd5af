import { existsSync } from 'node:fs'
import type { Open, OpenedDatabase } from './database-kind.ts'
import { deriveFirstFacts } from './facts/derive.ts'
import { UnusableDatabaseError } from './failure.ts'
import { expectFilled, migrate } from './migrate.ts'
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
  return open(url, async (preparation) => {
    const { isNew } = await migrate(preparation)
    if (isNew) await preparation.fill(readSeed(seedFile))
    await deriveFirstFacts(preparation.db, mostFirstFacts)
  })
}

/** The same for a database that a start has filled, as it is: what is not up to date is refused. */
export async function openFilledDatabase(url: string): Promise<OpenedDatabase> {
  const [, file] = /^sqlite:(.+)$/.exec(url) ?? []
  if (file !== undefined && file !== ':memory:' && !existsSync(file))
    throw new UnusableDatabaseError(
      `(${file}) is not there: set DATABASE_URL as the site has it, or start the site, which makes and fills one`,
    )
  const open = await openerOf(url)
  return open(url, ({ db }) => expectFilled(db))
}

// Loads the driver that is used and no other.
async function openerOf(url: string): Promise<Open> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/open.ts')).openSqlite
    : (await import('./postgres/open.ts')).openPostgres
}
