import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** An e-mail that is to be sent: about a contact message, or to a subscriber. */
export interface DueMail {
  id: number
  messageId: string
  /** How often sending was begun, this time included. */
  attempts: number
  contactMessageId: number | null
  subscriptionId: number | null
}

const firstPause = 30_000
const longestPause = 60 * 60_000

/** Claims the e-mail that has been due longest for so long that no other server sends it meanwhile; undefined if none is due. */
export async function claimMail(db: Database, lease: number): Promise<DueMail | undefined> {
  const [now, latest] = [inFuture(0), inFuture(2 * longestPause)]
  return retryWhileBusy(() =>
    db
      .updateTable('outbox')
      .set((row) => ({ dueAt: inFuture(lease), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (due) => {
        const first = due
          .selectFrom('outbox')
          .select('id')
          .where('heldAt', 'is', null)
          .orderBy('dueAt')
          .limit(1)
        // None waits for so long, but by a clock that was set back since.
        return due.fn.coalesce(first.where('dueAt', '<=', now), first.where('dueAt', '>', latest))
      })
      // Of two servers that found the same e-mail, the second finds it claimed.
      .where((row) => row.or([row('dueAt', '<=', now), row('dueAt', '>', latest)]))
      .returning(['id', 'messageId', 'contactMessageId', 'subscriptionId', 'attempts'])
      .executeTakeFirst(),
  )
}

/** Claims an e-mail that is being sent for so long from now on. */
export async function renewClaim(db: Database, { id }: DueMail, lease: number): Promise<void> {
  await retryWhileBusy(() => setDue(db, id, lease))
}

/** Forgets an e-mail that was sent. */
export async function removeMail(db: Database, { id }: DueMail): Promise<void> {
  await retryWhileBusy(() => db.deleteFrom('outbox').where('id', '=', id).execute())
}

/** Has an e-mail sent again later: after 30 seconds, then twice as long each time, and within an hour at most. */
export async function postponeMail(db: Database, { id, attempts }: DueMail): Promise<void> {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause)
  await retryWhileBusy(() => setDue(db, id, pause))
}

function setDue(db: Database, id: number, pause: number) {
  return db
    .updateTable('outbox')
    .set({ dueAt: inFuture(pause) })
    .where('id', '=', id)
    .execute()
}

function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
