import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '@argo/domain/contact'
import { checkDailyLimit } from '../database/daily-limit.ts'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** Messages stored in a day at most: 100 MB of the longest. */
const messagesADay = 5_000

/**
 * Stores a visitor's message and, in the same transaction, that it is to be sent to support. Throws a
 * DatabaseError when there were too many today.
 */
export async function saveMessage(db: Database, message: ContactMessage): Promise<void> {
  await checkDailyLimit(db, 'contactMessages', messagesADay)
  const now = new Date().toISOString()
  await retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('contactMessages')
        .values({ ...message, createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await transaction
        .insertInto('outbox')
        .values({ messageId: randomUUID(), contactMessageId: id, dueAt: now })
        .execute()
    }),
  )
}
