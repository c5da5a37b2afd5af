import { DatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

const day = 24 * 60 * 60 * 1_000

/** Throws a DatabaseError of kind `full` once `limit` rows were stored in the last 24 hours, by any process. */
export async function checkDailyLimit(
  db: Database,
  table: 'contactMessages' | 'newsletterSubscriptions',
  limit: number,
): Promise<void> {
  const since = new Date(Date.now() - day).toISOString()
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit)
    throw new DatabaseError('full', `${table} took ${count} rows in the last 24 hours`)
}
