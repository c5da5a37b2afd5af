import type { ContactMessage } from '@argo/domain/contact'
import type { Database } from '../database/schema.ts'

/** Stores a visitor's message. */
export async function saveMessage(db: Database, message: ContactMessage): Promise<void> {
  await db
    .insertInto('contactMessages')
    .values({ ...message, createdAt: new Date().toISOString() })
    .execute()
}
