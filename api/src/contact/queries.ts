import type { ContactMessage } from '@argo/domain/contact'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** Stores a visitor's message. */
export async function saveMessage(db: Database, message: ContactMessage): Promise<void> {
  const insert = db
    .insertInto('contactMessages')
    .values({ ...message, createdAt: new Date().toISOString() })
  await retryWhileBusy(() => insert.execute())
}
