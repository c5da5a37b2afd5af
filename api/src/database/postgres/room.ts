import { sql } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * Throws a DatabaseError unless PostgreSQL can write 1 MB to the disk of the database: rows that do not fit in
 * the memory allowed go to a temporary file there, which leaves nothing behind and is in no log.
 */
export async function expectRoomOnServer(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '64kB'`.execute(transaction)
    await sql`with filler as materialized (select repeat('x', 1000) from generate_series(1, 1000))
      select count(*) from filler`.execute(transaction)
  })
}
