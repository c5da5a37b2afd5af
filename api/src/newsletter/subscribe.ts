import { randomUUID } from 'node:crypto'
import { mailboxOf } from '@argo/domain/newsletter/mailbox'
import type { Subscription } from '@argo/domain/newsletter/newsletter'
import { storedText } from '../catalogue/texts.ts'
import { checkRoom } from '../database/room.ts'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../protocol/problem.ts'
import { confirmationPeriod } from './confirmation.ts'
import { stateOf, type SubscriptionTimes } from './subscription-state.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour

/** How many addresses are asked in a day unless it is set otherwise. */
const usualDailyLimit = 300

/** Of the most that may be asked in a day, one in so many may be of one domain in an hour; at least `leastOfDomain`. */
const domainShare = 15
const leastOfDomain = 20

/**
 * Stores a subscription and, in the same transaction, that its address is to be asked to confirm it: unless its mailbox is
 * subscribed, has declined, or was asked within a day. The same statements run for every address, so that the time they
 * take does not tell a known one. Throws a 503, and stores nothing, when as many were asked as may be: in a day, or of the
 * address's domain in an hour; and a DatabaseError of kind `full` when there is no room left.
 */
export async function subscribe(
  db: Database,
  { email }: Subscription,
  dailyLimit = usualDailyLimit,
): Promise<void> {
  await checkRoom(db, 'newsletterSubscriptions')
  const emailKey = mailboxOf(email)
  if (!(await mayAsk(db, emailKey, dailyLimit)))
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
    const asked = { ...agreement, askedAt: now, expiresAt: inFuture(confirmationPeriod) }
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
          .select([row.val(randomUUID()).as('messageId'), 'id', row.val(now).as('dueAt')])
          .where('id', '=', id)
          .where('askedAt', '=', now),
      )
      // One e-mail that waits to be sent is enough.
      .onConflict((conflict) => conflict.column('subscriptionId').doNothing())
      .execute()
  })
}

// Counted before the address is looked at, so that a refusal says nothing of it.
async function mayAsk(db: Database, emailKey: string, dailyLimit: number): Promise<boolean> {
  const ofDomain = `%@${emailKey.split('@').at(-1)}`
  const { asked, domain } = await db
    .selectFrom('newsletterSubscriptions')
    .where('askedAt', '>', inFuture(-day))
    .select(({ fn }) => [
      fn.countAll<number>().as('asked'),
      fn
        .countAll<number>()
        .filterWhere('askedAt', '>', inFuture(-hour))
        .filterWhere('emailKey', 'like', ofDomain)
        .as('domain'),
    ])
    .executeTakeFirstOrThrow()
  return asked < dailyLimit && domain < Math.max(leastOfDomain, Math.ceil(dailyLimit / domainShare))
}

function mayBeAsked(known: SubscriptionTimes & { askedAt: string | null }): boolean {
  const state = stateOf(known)
  if (state === 'confirmed' || state === 'declined') return false
  return known.askedAt === null || known.askedAt < inFuture(-day)
}

function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
