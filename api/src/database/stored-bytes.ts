import { DatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

/** What visitors may store altogether, in bytes: half of what an SQLite file may grow to. */
const mostBytes = 2_000_000_000

/** Throws a DatabaseError of kind `full` once visitors have stored as much as they may; reads two rows. */
export async function checkRoom(db: Database): Promise<void> {
  const rows = await db.selectFrom('storedBytes').select('bytes').execute()
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  if (bytes >= mostBytes)
    throw new DatabaseError('full', `visitors have stored ${bytes} bytes; delete messages to go on`)
}
