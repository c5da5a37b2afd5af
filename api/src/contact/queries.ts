import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '@argo/domain/contact/contact'
import type { Database } from '../database/schema.ts'
import { checkRowLimit } from '../database/row-limits.ts'

/** Stores a message and, in the same transaction, its e-mail to support. Throws a DatabaseError when there is no room. */
export async function saveMessage(db: Database, message: ContactMessage): Promise<void> {
  await checkRowLimit(db, 'contactMessages')
  const now = new Date().toISOString()
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('contactMessages')
      .values({ ...message, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('outbox')
      .values({ messageId: randomUUID(), contactMessageId: id, dueAt: now })
      .execute()
  })
}
