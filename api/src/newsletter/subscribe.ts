import { randomUUID } from 'node:crypto'
import { mailboxOf } from '@argo/domain/newsletter/mailbox'
import type { Subscription } from '@argo/domain/newsletter/newsletter'
import { storedText } from '../catalogue/texts.ts'
import { checkRowLimit } from '../database/row-limits.ts'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../protocol/problem.ts'
import { confirmationPeriod, longestWait } from './confirmation.ts'
import { stateOf, type SubscriptionTimes } from './subscription-state.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour

/** How many addresses are asked in a day unless it is set otherwise. */
const usualDailyLimit = 300

/** How many of those that are asked in a day one domain may have in an hour, and one network in a day. */
export function shareOf(dailyLimit = usualDailyLimit): number {
  return Math.max(20, Math.ceil(dailyLimit / 15))
}

/**
 * Stores a subscription and, in the same transaction, the e-mail that asks its address to confirm it, for the first time at
 * which no more are asked than may be: unless its mailbox is subscribed, has declined, or was asked within a day. The same
 * statements run for every address, so that the time they take does not tell a known one. Throws a 503, and stores nothing,
 * when that is more than a week ahead; and a DatabaseError of kind `full` when there is no room left.
 */
export async function subscribe(
  db: Database,
  { email }: Subscription,
  dailyLimit = usualDailyLimit,
): Promise<void> {
  await checkRowLimit(db, 'newsletterSubscriptions')
  const emailKey = mailboxOf(email)
  const askedAt = await timeToAsk(db, emailKey, dailyLimit)
  if (askedAt > Date.now() + longestWait)
    throw new HttpError(
      503,
      'More people are subscribing than we can write to just now. Please try again in an hour.',
      hour / 1_000,
    )
  const now = new Date().toISOString()
  const { consent } = await storedText(db, 'newsletter')
  const agreement = { email, createdAt: now, consentWording: consent }
  await db.transaction().execute(async (transaction) => {
    const { id, ...known } = await transaction
      .insertInto('newsletterSubscriptions')
      .values({ ...agreement, emailKey })
      // Locks the row that is there.
      .onConflict((conflict) => conflict.column('emailKey').doUpdateSet({ emailKey }))
      .returningAll()
      .executeTakeFirstOrThrow()
    const asked = {
      ...agreement,
      askedAt: isoTime(askedAt),
      expiresAt: isoTime(askedAt + confirmationPeriod),
    }
    await transaction
      .updateTable('newsletterSubscriptions')
      .set(mayBeAsked(known) ? asked : known)
      .where('id', '=', id)
      .execute()
    await transaction
      .insertInto('outbox')
      .columns(['messageId', 'subscriptionId', 'dueAt'])
      .expression((row) =>
        row
          .selectFrom('newsletterSubscriptions')
          .select([row.val(randomUUID()).as('messageId'), 'id', 'askedAt as dueAt'])
          .where('id', '=', id)
          .where('createdAt', '=', now),
      )
      // One e-mail that waits to be sent is enough.
      .onConflict((conflict) => conflict.column('subscriptionId').doNothing())
      .execute()
  })
}

// In every day no more than the limit, and of one domain in every hour no more than its share.
async function timeToAsk(db: Database, emailKey: string, dailyLimit: number): Promise<number> {
  const asked = db
    .selectFrom('newsletterSubscriptions')
    .select('askedAt')
    .where('askedAt', '>', isoTime(Date.now() - day))
    // None is further ahead, but by a clock that was set back since.
    .where('askedAt', '<=', isoTime(Date.now() + longestWait))
    .orderBy('askedAt', 'desc')
    .limit(1)
  const ofDomain = asked.where('emailKey', 'like', `%@${emailKey.split('@').at(-1)}`)
  const ofAll = await asked.offset(dailyLimit - 1).executeTakeFirst()
  const ofItsOwn = await ofDomain.offset(shareOf(dailyLimit) - 1).executeTakeFirst()
  return Math.max(Date.now(), timeAfter(ofAll, day), timeAfter(ofItsOwn, hour))
}

function timeAfter(row: { askedAt: string | null } | undefined, pause: number): number {
  return row?.askedAt ? Date.parse(row.askedAt) + pause : 0
}

function mayBeAsked(known: SubscriptionTimes & { askedAt: string | null }): boolean {
  const state = stateOf(known)
  if (state === 'confirmed' || state === 'declined') return false
  return known.askedAt === null || known.askedAt < isoTime(Date.now() - day)
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
