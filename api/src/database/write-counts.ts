import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** How often a key was counted, and when (ms since 1970) it will count from one again. */
export interface WriteCount {
  key: string
  count: number
  endsAt: number
}

/** The time in which writes are counted together, in ms. */
export const countingWindow = 60_000

/** Counts each key once, for all servers together, from when it is counted first. Throws what the database throws. */
export async function countWrites(db: Database, keys: readonly string[]): Promise<WriteCount[]> {
  const endsAt = new Date(Date.now() + countingWindow).toISOString()
  const [now, latest] = endsOfCurrent()
  const hasEnded = sql<boolean>`write_counts.ends_at <= ${now} or write_counts.ends_at > ${latest}`
  const rows = await db
    .insertInto('writeCounts')
    .values(keys.map((key) => ({ key, count: 1, endsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${hasEnded} then 1 else write_counts.count + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else write_counts.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'endsAt'])
    .execute()
  return rows.map((row) => ({ ...row, endsAt: Date.parse(row.endsAt) }))
}

/** Deletes the counts whose window has ended, whichever server counted them. */
export async function deleteEndedCounts(db: Database): Promise<void> {
  const [now, latest] = endsOfCurrent()
  await db
    .deleteFrom('writeCounts')
    .where((row) => row.or([row('endsAt', '<=', now), row('endsAt', '>', latest)]))
    .execute()
}

/** Whether a window that ends then (ms since 1970) goes on. */
export function isCurrent(endsAt: number): boolean {
  const left = endsAt - Date.now()
  return left > 0 && left <= 2 * countingWindow
}

// When windows end that go on: one that ends later than the clocks of two servers differ is of a clock that was wrong.
function endsOfCurrent(): [after: string, until: string] {
  const now = Date.now()
  return [new Date(now).toISOString(), new Date(now + 2 * countingWindow).toISOString()]
}
