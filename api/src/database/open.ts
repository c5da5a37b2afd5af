import { existsSync } from 'node:fs'
import type { Open, OpenedDatabase, Preparation } from './database-kind.ts'
import { deriveFirstFacts } from './facts/derive.ts'
import { UnusableDatabaseError } from './failure.ts'
import { migrate } from './migrate.ts'
import { readSeed } from './seed.ts'

/** Products whose facts a start derives; a larger catalogue that had none gets the others while the site runs. */
const mostFirstFacts = 1_000

/**
 * Opens the database of an address: `sqlite:<path>`, `sqlite::memory:` (one of its own) or
 * `postgres://…`. Brings its tables up to date and fills a new one from a file of SQL, all or nothing. A
 * write is on the disk before its promise resolves. Throws an UnusableDatabaseError.
 */
export function openDatabase(url: string, seedFile?: string): Promise<OpenedDatabase> {
  return openWith(url, ({ fill }) => fill(readSeed(seedFile)))
}

/** The same for a database that a start has filled; makes and fills none. */
export async function openFilledDatabase(url: string): Promise<OpenedDatabase> {
  const [, file] = /^sqlite:(.+)$/.exec(url) ?? []
  if (file !== undefined && !existsSync(file)) throw notFilled(`(${file}) is not there`)
  return openWith(url, () => Promise.reject(notFilled('holds nothing yet')))
}

function notFilled(state: string): UnusableDatabaseError {
  return new UnusableDatabaseError(
    `${state}: set DATABASE_URL as the site has it, or start the site, which makes and fills one`,
  )
}

async function openWith(
  url: string,
  fillNew: (preparation: Preparation) => Promise<void>,
): Promise<OpenedDatabase> {
  const open = await openerOf(url)
  return open(url, async (preparation) => {
    const { db, dialect } = preparation
    const { isNew } = await migrate(db, dialect)
    if (isNew) await fillNew(preparation)
    await deriveFirstFacts(db, mostFirstFacts)
  })
}

// Loads the driver that is used and no other.
async function openerOf(url: string): Promise<Open> {
  return url.startsWith('sqlite:')
    ? (await import('./sqlite/open.ts')).openSqlite
    : (await import('./postgres/open.ts')).openPostgres
}
