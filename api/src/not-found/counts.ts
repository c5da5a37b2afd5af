import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Wanted } from './wanted.ts'

/** Different things of a kind that are kept of a day: those that were wanted most. */
export const mostADay = 200

const day = 24 * 60 * 60 * 1_000
/** How long counts are kept. */
const keptDays = 90

/** Adds to the counts of a day, of which those of what was wanted most stay. */
export async function addCounts(
  db: Database,
  now: Date,
  counts: readonly (Wanted & { count: number })[],
): Promise<void> {
  const today = dayOf(now)
  await db
    .insertInto('notFoundCounts')
    .values(counts.map((each) => ({ ...each, day: today })))
    .onConflict((known) =>
      known.columns(['day', 'kind', 'wanted', 'page']).doUpdateSet((row) => ({
        count: row('notFoundCounts.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute()
  for (const kind of new Set(counts.map((each) => each.kind)))
    await sql`delete from not_found_counts
      where day = ${today} and kind = ${kind} and (wanted, page) not in (
        select wanted, page from not_found_counts where day = ${today} and kind = ${kind}
        order by count desc, wanted, page limit ${mostADay})`.execute(db)
}

/** Forgets the counts of more than 90 days ago. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - keptDays * day))
  await db.deleteFrom('notFoundCounts').where('day', '<', oldest).execute()
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
