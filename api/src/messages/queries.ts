import { sql } from 'kysely'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

const batch = 500

export interface StoredMessage {
  id: number
  createdAt: string
  name: string
  email: string
  message: string
}

/** The newest messages, and whether they still wait to be sent by e-mail. */
export function listMessages(db: Database, limit: number) {
  return db
    .selectFrom('contactMessages')
    .leftJoin('outbox', 'outbox.contactMessageId', 'contactMessages.id')
    .select(['contactMessages.id', 'createdAt', 'name', 'email', 'outbox.id as waiting'])
    .orderBy('contactMessages.id', 'desc')
    .limit(limit)
    .execute()
}

/** All messages, oldest first, or the one with an id. */
export async function* readMessages(db: Database, id?: number): AsyncGenerator<StoredMessage> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('contactMessages')
      .select(['id', 'createdAt', 'name', 'email', 'message'])
      .where('id', id === undefined ? '>' : '=', id ?? last)
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* rows
    if (id !== undefined || rows.length < batch) return
    last = rows.at(-1)?.id ?? last
  }
}

/** Deletes the messages received before a day (YYYY-MM-DD, UTC), and those of them that wait to be sent; how many. */
export async function deleteOlder(db: Database, day: string): Promise<number> {
  const { numDeletedRows } = await retryWhileBusy(() =>
    db.deleteFrom('contactMessages').where('createdAt', '<', day).executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}

/** Deletes what was stored of a person, by e-mail address in any spelling of case; how much. */
export async function deletePerson(db: Database, email: string) {
  const key = email.trim().toLowerCase()
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      const messages = await transaction
        .deleteFrom('contactMessages')
        .where(sql`lower(email)`, '=', key)
        .executeTakeFirstOrThrow()
      const subscriptions = await transaction
        .deleteFrom('newsletterSubscriptions')
        .where('emailKey', '=', key)
        .executeTakeFirstOrThrow()
      return {
        messages: Number(messages.numDeletedRows),
        subscriptions: Number(subscriptions.numDeletedRows),
      }
    }),
  )
}
