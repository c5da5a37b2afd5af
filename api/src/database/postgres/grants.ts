import { sql } from 'kysely'
import { tableNames } from '../migrate.ts'
import type { Database } from '../schema.ts'

/** What a server reads and never writes; it writes to all other tables. */
const onlyRead = new Set(['schema_migrations'])

/** Lets a user serve the site: read everything, and write what visitors and staff store. */
export async function grantServing(db: Database, user: string): Promise<void> {
  const role = sql.id(user)
  const written = (await tableNames(db)).filter((name) => !onlyRead.has(name))
  await sql`grant usage on schema public to ${role}`.execute(db)
  await sql`grant select on all tables in schema public to ${role}`.execute(db)
  await sql`grant insert, update, delete on ${sql.join(written.map((name) => sql.id(name)))}
    to ${role}`.execute(db)
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(db)
}

/** The user that an address names. */
export function userOf(url: string): string {
  const { username, searchParams } = new URL(url)
  return decodeURIComponent(username) || (searchParams.get('user') ?? '')
}
