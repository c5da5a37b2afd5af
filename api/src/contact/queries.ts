import type { ContactMessage } from '@argo/domain/contact'
import { checkDailyLimit } from '../database/daily-limit.ts'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** Messages stored in a day at most: 100 MB of the longest. */
const messagesADay = 5_000

/** Stores a visitor's message. Throws a DatabaseError of kind `full` when there were too many today. */
export async function saveMessage(db: Database, message: ContactMessage): Promise<void> {
  await checkDailyLimit(db, 'contactMessages', messagesADay)
  const insert = db
    .insertInto('contactMessages')
    .values({ ...message, createdAt: new Date().toISOString() })
  await retryWhileBusy(() => insert.execute())
}
