import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { OpenDatabase, Preparation } from '../database-kind.ts'
import { retryWhileBusy } from '../retry-while-busy.ts'
import type { Database, Tables } from '../schema.ts'
import { followCatalogueVersion } from './catalogue-version.ts'
import { connectionOptions } from './connection.ts'
import { toUnusable } from './failure.ts'
import { servingPool } from './serving-pool.ts'
import { tableNames } from '../migrate.ts'

/** A number that starts of this site agree on, for the lock that lets one of them prepare the database. */
const preparationLock = 4_736_250_118

/** How long a start waits for another one that prepares the database. */
const startPatience = '30s'

/** How long a statement or a transaction waits for others, in ms: as the server's lock_timeout. */
const patience = 2_000

/** Opens `postgres://<user>:<password>@<host>:<port>/<database>`. */
export const openPostgres: OpenDatabase = async (url, prepare, migrationUrl) => {
  try {
    await prepareExclusively(migrationUrl ?? url, async (preparation) => {
      await prepare(preparation)
      if (migrationUrl !== undefined) await grantServing(preparation.db, userOf(url))
    })
    const version = await followCatalogueVersion(url)
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: servingPool(url, version.checkReachable, version.close),
      }),
      plugins: [new CamelCasePlugin()],
    })
    await firstConnection(db)
    retryWhileBusy(db, patience)
    return {
      db,
      catalogueVersion: version.current,
      checkDiskSpace: () => checkDiskSpaceOnServer(db),
    }
  } catch (error) {
    throw toUnusable(error, url)
  }
}

// One transaction on a connection of its own: of two first starts the second waits, and one that is
// killed leaves an empty database.
async function prepareExclusively(
  url: string,
  prepare: (preparation: Preparation) => Promise<void>,
): Promise<void> {
  const pool = new Pool({ ...connectionOptions(url), max: 1, connectionTimeoutMillis: 30_000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(startPatience)}`.execute(transaction)
      await sql`select pg_advisory_xact_lock(${sql.lit(preparationLock)})`.execute(transaction)
      await prepare({
        db: transaction,
        kind: 'postgres',
        run: (script) => run(transaction, script),
        fill: (script) => fill(transaction, script),
      })
    })
  } finally {
    await db.destroy()
  }
}

// Kysely ends the pool only if it has used it. Also tells now that the server refuses the settings.
async function firstConnection(db: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function run(db: Database, script: string): Promise<void> {
  await sql.raw(script).execute(db)
}

async function fill(db: Database, script: string): Promise<void> {
  await run(db, script)
  await sql`select setval(pg_get_serial_sequence('products', 'id'), coalesce(max(id), 0) + 1, false)
    from products`.execute(db)
}

/** Lets a user serve the site: read everything, and write what visitors and staff store, which the site's key is not. */
async function grantServing(db: Database, user: string): Promise<void> {
  const role = sql.id(user)
  const written = (await tableNames(db)).filter((name) => name !== 'site_key')
  await sql`grant usage on schema public to ${role}`.execute(db)
  await sql`grant select on all tables in schema public to ${role}`.execute(db)
  await sql`grant insert, update, delete on ${sql.join(written.map((name) => sql.id(name)))}
    to ${role}`.execute(db)
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(db)
}

/** The user that an address names. */
function userOf(url: string): string {
  const { username, searchParams } = new URL(url)
  return decodeURIComponent(username) || (searchParams.get('user') ?? '')
}

/**
 * Throws a DatabaseError unless PostgreSQL can write 1 MB to the disk of the database: rows that do not fit in
 * the memory allowed go to a temporary file there, which leaves nothing behind and is in no log.
 */
async function checkDiskSpaceOnServer(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '64kB'`.execute(transaction)
    await sql`with filler as materialized (select repeat('x', 1000) from generate_series(1, 1000))
      select count(*) from filler`.execute(transaction)
  })
}
