import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** A contact message that is to be sent. */
export interface DueMessage {
  id: number
  messageId: string
  /** How often sending was begun, this time included. */
  attempts: number
  name: string
  email: string
  message: string
  createdAt: string
}

/** A server that claims a message has this long to send it, in ms; after that any server may claim it again. */
const lease = 5 * 60_000

const firstPause = 30_000
const longestPause = 60 * 60_000

/** Claims the message that has been due longest, so that no other server sends it meanwhile; undefined if none is due. */
export async function claimMessage(db: Database): Promise<DueMessage | undefined> {
  const now = new Date().toISOString()
  const claimed = await retryWhileBusy(() =>
    db
      .updateTable('outbox')
      .set((row) => ({ dueAt: inFuture(lease), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (due) =>
        due.selectFrom('outbox').select('id').where('dueAt', '<=', now).orderBy('dueAt').limit(1),
      )
      // Of two servers that found the same message, the second finds it claimed.
      .where('dueAt', '<=', now)
      .returning(['id', 'messageId', 'contactMessageId', 'attempts'])
      .executeTakeFirst(),
  )
  if (!claimed) return undefined
  const { contactMessageId, ...rest } = claimed
  const message = await db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'message', 'createdAt'])
    .where('id', '=', contactMessageId)
    .executeTakeFirst()
  return message && { ...rest, ...message }
}

/** Forgets a message that was sent. */
export async function removeMessage(db: Database, { id }: DueMessage): Promise<void> {
  await retryWhileBusy(() => db.deleteFrom('outbox').where('id', '=', id).execute())
}

/** Has a message sent again later: after 30 seconds, then twice as long each time, and within an hour at most. */
export async function postponeMessage(db: Database, { id, attempts }: DueMessage): Promise<void> {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause)
  await retryWhileBusy(() =>
    db
      .updateTable('outbox')
      .set({ dueAt: inFuture(pause) })
      .where('id', '=', id)
      .execute(),
  )
}

function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
