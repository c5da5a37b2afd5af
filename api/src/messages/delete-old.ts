import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** Deleted in one statement, so that none keeps other writers waiting. */
const batch = 500

/** Deletes up to 500 messages, with their e-mails, that are older than so many months. How many there were. */
export async function deleteOldMessages(db: Database, months: number): Promise<number> {
  const oldest = new Date()
  oldest.setUTCMonth(oldest.getUTCMonth() - months)
  const { numDeletedRows } = await retryWhileBusy(() =>
    db
      .deleteFrom('contactMessages')
      .where('id', 'in', (messages) =>
        messages
          .selectFrom('contactMessages')
          .select('id')
          .where('createdAt', '<', oldest.toISOString())
          .limit(batch),
      )
      .executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}
