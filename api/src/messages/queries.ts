import { type Compilable, sql } from 'kysely'
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

/** How much was deleted; links, and e-mails that waited to be sent, go with what they are about. */
export interface Deleted {
  messages: number
  subscriptions: number
}

/**
 * Deletes the messages received before a day (YYYY-MM-DD, UTC), and the subscriptions entered before it and never
 * confirmed. One that was confirmed is no less wanted for its age; one that was ended is kept so that it stays ended.
 */
export function deleteOlder(db: Database, day: string): Promise<Deleted> {
  return deleteBoth(
    db,
    db.deleteFrom('contactMessages').where('createdAt', '<', day),
    db
      .deleteFrom('newsletterSubscriptions')
      .where('createdAt', '<', day)
      .where('confirmedAt', 'is', null)
      .where('unsubscribedAt', 'is', null),
  )
}

/** Deletes what was stored of a person, by e-mail address in any spelling of case. */
export function deletePerson(db: Database, email: string): Promise<Deleted> {
  const key = email.trim().toLowerCase()
  return deleteBoth(
    db,
    db.deleteFrom('contactMessages').where(sql`lower(email)`, '=', key),
    db.deleteFrom('newsletterSubscriptions').where('emailKey', '=', key),
  )
}

function deleteBoth(
  db: Database,
  messages: Compilable,
  subscriptions: Compilable,
): Promise<Deleted> {
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      const [first, second] = [
        await transaction.executeQuery(messages),
        await transaction.executeQuery(subscriptions),
      ]
      return {
        messages: Number(first.numAffectedRows),
        subscriptions: Number(second.numAffectedRows),
      }
    }),
  )
}
