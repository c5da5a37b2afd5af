import { sql } from 'kysely'
import { retryWhileBusy } from './retry-while-busy.ts'
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
  const now = Date.now()
  const endsAt = new Date(now + countingWindow).toISOString()
  const hasEnded = sql<boolean>`write_counts.ends_at <= ${new Date(now).toISOString()}`
  const rows = await retryWhileBusy(() =>
    db
      .insertInto('writeCounts')
      .values(keys.map((key) => ({ key, count: 1, endsAt })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${hasEnded} then 1 else write_counts.count + 1 end`,
          endsAt: sql`case when ${hasEnded} then excluded.ends_at else write_counts.ends_at end`,
        }),
      )
      .returning(['key', 'count', 'endsAt'])
      .execute(),
  )
  return rows.map((row) => ({ ...row, endsAt: Date.parse(row.endsAt) }))
}

/** Deletes the counts whose window has ended, whichever server counted them. */
export async function deleteEndedCounts(db: Database): Promise<void> {
  const now = new Date().toISOString()
  await retryWhileBusy(() => db.deleteFrom('writeCounts').where('endsAt', '<=', now).execute())
}
