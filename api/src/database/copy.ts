import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { CommandError } from './command-error.ts'
import type { Preparation } from './database-kind.ts'
import { goOnAfter, lastId } from './ids.ts'
import { executedMigrations, migrate, tableNames } from './migrate.ts'
import { openFilledDatabase, openWith } from './open.ts'
import type { Database } from './schema.ts'

/** The tables that a copy moves, each with its key, and after those that its rows refer to. */
const copied: Record<string, [string, ...string[]]> = {
  products: ['id'],
  product_slugs: ['id'],
  site_texts: ['key'],
  revisions: ['id'],
  photographs: ['name'],
  product_files: ['id'],
  preview_ends: ['product_id'],
  kept_to_dos: ['subject', 'row_id', 'sentence'],
  redirects: ['path'],
  not_found_counts: ['day', 'kind', 'wanted', 'page'],
  contact_messages: ['id'],
  newsletter_subscriptions: ['id'],
  outbox: ['id'],
  erasures: ['table_name', 'row_id'],
  site_key: ['secret'],
  staff_people: ['id'],
  staff_passkeys: ['id'],
  staff_sessions: ['id'],
  staff_links: ['token_hash'],
}

/** Those that the target makes itself. */
const made = new Set(['catalogue_version'])

/** As many as one statement reads or inserts: SQLite takes 32,766 values. */
const mostAtOnce = 500

type Row = Record<string, unknown>

/** What a table holds: how many rows, and a digest of them all. */
interface Contents {
  rows: number
  digest: string
}

/**
 * Puts all that one database holds into another, which is empty, in one transaction, and
 * compares every row; how many rows each table has. Throws a CommandError or an UnusableDatabaseError.
 */
export async function copyDatabase(from: string, to: string): Promise<[string, number][]> {
  if (from === to) throw new CommandError('Both addresses name the same database.')
  const { db } = await openFilledDatabase(from)
  try {
    // All of it as it was at one moment.
    const reading = db.transaction().setIsolationLevel('repeatable read')
    return await reading.execute(async (source) => {
      await expectCovered(source)
      let counts: [string, number][] = []
      const target = await openWith(to, async (preparation) => {
        counts = await fill(source, preparation)
      })
      await target.db.destroy()
      return counts
    })
  } finally {
    await db.destroy()
  }
}

/** Throws when there is a table of which it is not known whether a copy moves it. */
export async function expectCovered(db: Database): Promise<void> {
  const names = await tableNames(db)
  const unknown = names.filter((name) => !(name in copied) && !made.has(name))
  if (unknown.length > 0) throw new Error(`copy.ts does not say what becomes of ${unknown.join()}`)
}

async function fill(source: Database, preparation: Preparation): Promise<[string, number][]> {
  const { db } = preparation
  const { isNew } = await migrate(preparation)
  if (!isNew) throw new CommandError('The database to copy to is not empty; name a new one.')
  if (String(await executedMigrations(db)) !== String(await executedMigrations(source)))
    throw new CommandError('The databases are of different versions of the site; migrate both.')
  const version = Math.max(await catalogueVersion(db), await catalogueVersion(source))
  // The migration made a key that no link was made with.
  await db.deleteFrom('siteKey').execute()
  const counts: [string, number][] = []
  for (const name of Object.keys(copied)) {
    const before = await contentsOf(source, name, (rows) => insert(db, name, rows))
    const after = await contentsOf(db, name)
    if (before.digest !== after.digest)
      throw new CommandError(`${name} is not the same in both; nothing was copied.`)
    counts.push([name, after.rows])
    if (copied[name]?.[0] === 'id') await goOnAfter(db, name, await lastId(source, name))
  }
  await db
    .updateTable('catalogueVersion')
    .set({ version: version + 1 })
    .execute()
  return counts
}

/** Reads a table in the order of its key and digests it; gives its rows away by the page. */
async function contentsOf(
  db: Database,
  name: string,
  take: (rows: Row[]) => Promise<void> = async () => {},
): Promise<Contents> {
  const key = copied[name] ?? ['id']
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const digests: string[] = []
  let last: Row | undefined
  do {
    const after =
      last === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after}
      order by ${columns} limit ${sql.lit(mostAtOnce)}`.execute(plain(db))
    if (rows.length > 0) await take(rows)
    digests.push(...rows.map(digestOf))
    last = rows.length === mostAtOnce ? rows.at(-1) : undefined
  } while (last)
  // Databases order texts differently.
  const digest = createHash('sha256').update(digests.toSorted().join()).digest('hex')
  return { rows: digests.length, digest }
}

function digestOf(row: Row): string {
  const values = Object.entries(row)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('base64') : value])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64')
}

async function insert(db: Database, name: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(plain(db))
}

async function catalogueVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('catalogueVersion')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

// Columns by their own names.
function plain(db: Database): Database {
  return db.withoutPlugins()
}
