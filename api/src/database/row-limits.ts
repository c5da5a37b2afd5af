import { DatabaseError } from './failure.ts'
import type { Database, Tables } from './schema.ts'

/** How many rows visitors may store: 2 GB of the longest messages, which have 20 kB, and 0.5 GB of subscriptions. */
const mostRows = { contactMessages: 100_000, newsletterSubscriptions: 1_000_000 } as const

/** How many rows a table has. */
export async function countRows(db: Database, table: keyof Tables): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Throws a DatabaseError of kind `full` once visitors have stored as many rows in a table as they may. */
export async function checkRowLimit(
  db: Database,
  table: keyof typeof mostRows,
  most: number = mostRows[table],
): Promise<void> {
  const rows = await countRows(db, table)
  if (rows >= most)
    throw new DatabaseError('full', `there are ${rows} rows in ${table}; delete some to go on`)
}
