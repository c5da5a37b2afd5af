import type { Database } from './schema.ts'

const day = 24 * 60 * 60 * 1_000

/** A table has taken as much from visitors as it may in a day. */
export class DailyLimitError extends Error {
  readonly code = 'DAILY_LIMIT'
}

/** Throws a DailyLimitError once `limit` rows were stored in the last 24 hours, by any process. */
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
    throw new DailyLimitError(`${table} took ${count} rows in the last 24 hours`)
}
