import type { Database } from '../database/schema.ts'
import { longestWait } from '../newsletter/confirmation.ts'

/** What e-mails are about, by the column that names it. */
const subjectColumns = {
  'contact message': 'contactMessageId',
  'newsletter confirmation': 'subscriptionId',
} as const
export type MailKind = keyof typeof subjectColumns

/** An e-mail that is to be sent. */
export interface DueMail {
  id: number
  messageId: string
  kind: MailKind
  /** The contact message or the subscription. */
  subjectId: number
  /** How often sending was begun, this time included. */
  attempts: number
}

/** How often sending is tried: over three days, and half a day, longer than mail servers greylist. */
const mostAttempts: Record<MailKind, number> = {
  'contact message': 20,
  'newsletter confirmation': 12,
}

const firstPause = 30_000
const longestPause = 6 * 60 * 60_000

/** How far ahead an e-mail may be due, but by a clock that was set back since. */
const furthest: Record<MailKind, number> = {
  'contact message': 2 * longestPause,
  'newsletter confirmation': longestWait + 2 * longestPause,
}

/** As much of a mail server's words as is kept. */
const longestRefusal = 300

/** Claims the e-mail of a kind that has been due longest, for `lease` ms; undefined if none is due. */
export async function claimMail(
  db: Database,
  kind: MailKind,
  lease: number,
): Promise<DueMail | undefined> {
  const [now, latest] = [inFuture(0), inFuture(furthest[kind])]
  const subject = subjectColumns[kind]
  const claimed = await db
    .updateTable('outbox')
    .set((row) => ({ dueAt: inFuture(lease), attempts: row('attempts', '+', 1) }))
    .where('id', '=', (due) => {
      const first = due
        .selectFrom('outbox')
        .select('id')
        .where(subject, 'is not', null)
        .where('refusal', 'is', null)
        .orderBy('dueAt')
        .limit(1)
      return due.fn.coalesce(first.where('dueAt', '<=', now), first.where('dueAt', '>', latest))
    })
    // Of two servers that found the same e-mail, the second finds it claimed.
    .where((row) => row.or([row('dueAt', '<=', now), row('dueAt', '>', latest)]))
    .returning(['id', 'messageId', `${subject} as subjectId`, 'attempts'])
    .executeTakeFirst()
  if (!claimed || claimed.subjectId === null) return undefined
  return { ...claimed, kind, subjectId: claimed.subjectId }
}

/** Claims an e-mail that is being sent for so long (ms) from now on. */
export async function renewClaim(db: Database, { id }: DueMail, lease: number): Promise<void> {
  const dueAt = inFuture(lease)
  await db.updateTable('outbox').set({ dueAt }).where('id', '=', id).execute()
}

/** Forgets an e-mail that was sent, or is not to be. */
export async function removeMail(db: Database, { id }: DueMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Whether sending was tried as often as it is. */
export function hasNoAttemptsLeft({ kind, attempts }: DueMail): boolean {
  return attempts >= mostAttempts[kind]
}

/** Has an e-mail sent again later: after 30 seconds, then twice as long each time, and within six hours at most. */
export async function postponeMail(db: Database, mail: DueMail): Promise<void> {
  await renewClaim(db, mail, Math.min(firstPause * 2 ** (mail.attempts - 1), longestPause))
}

/** Keeps why an e-mail was refused for good; it is not sent again. */
export async function refuseMail(db: Database, { id }: DueMail, words: string): Promise<void> {
  const refusal = words.slice(0, longestRefusal)
  await db.updateTable('outbox').set({ refusal }).where('id', '=', id).execute()
}

function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
