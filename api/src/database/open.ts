import { existsSync, readFileSync } from 'node:fs'
import type { OpenDatabase, OpenedDatabase } from './database-kind.ts'
import { UnusableDatabaseError } from './failure.ts'
import { expectFilled, migrate } from './migrate.ts'
import { fileURLToPath } from 'node:url'

interface Options {
  /** SQL that fills a new database: the catalogue that comes with the site, unless it is given. */
  seedFile?: string | undefined
  /** The same PostgreSQL database by the user that owns its tables, where the other one only serves. */
  migrationUrl?: string | undefined
}

/**
 * Opens the database of an address: `sqlite:<path>`, `sqlite::memory:` (one of its own) or
 * `postgres://…`. Brings its tables up to date and fills a new one from a file of SQL, all or nothing. A
 * write is on the disk before its promise resolves. Throws an UnusableDatabaseError.
 */
export async function openDatabase(
  url: string,
  { seedFile, migrationUrl }: Options = {},
): Promise<OpenedDatabase & { isNew: boolean }> {
  let isNew = false
  const prepare: Parameters<OpenDatabase>[1] = async (preparation) => {
    ;({ isNew } = await migrate(preparation))
    if (isNew) await preparation.fill(readSeed(seedFile))
  }
  const opened = await openWith(url, prepare, migrationUrl)
  return { ...opened, isNew }
}

/** The same for a database that a start has filled, as it is: what is not up to date is refused. */
export async function openFilledDatabase(url: string): Promise<OpenedDatabase> {
  expectThere(url)
  return openWith(url, ({ db }) => expectFilled(db))
}

/** The same for one of any version of the site: for what every version has. */
export async function openOfAnyVersion(url: string): Promise<OpenedDatabase> {
  expectThere(url)
  return openWith(url, async () => {})
}

// SQLite would make a file that is not there.
function expectThere(url: string): void {
  const [, file] = /^sqlite:(.+)$/.exec(url) ?? []
  if (file !== undefined && file !== ':memory:' && !existsSync(file))
    throw new UnusableDatabaseError(
      `(${file}) is not there: set DATABASE_URL as the site has it, or start the site, which makes and fills one`,
    )
}

/** Opens a database that is prepared otherwise, in one transaction that no start enters meanwhile. */
export const openWith: OpenDatabase = async (url, prepare, migrationUrl) => {
  // Loads the driver that is used and no other.
  const open = url.startsWith('sqlite:')
    ? (await import('./sqlite/open.ts')).openSqlite
    : (await import('./postgres/open.ts')).openPostgres
  return open(url, prepare, migrationUrl)
}

/** The catalogue that comes with the site. */
const catalogueFile = fileURLToPath(new URL('../../../seed.sql', import.meta.url))

/** The SQL that fills a new catalogue. */
export function readSeed(file = catalogueFile): string {
  return readFileSync(file, 'utf8')
}
