import type { Subscription } from '@argo/domain/newsletter'
import { checkDailyLimit } from '../database/daily-limit.ts'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** Subscriptions stored in a day at most. */
const subscriptionsADay = 20_000

/**
 * Stores a subscription; an address that is subscribed already, in any spelling of case, stays as it
 * is. Throws a DatabaseError of kind `full` when there were too many today.
 */
export async function subscribe(db: Database, { email }: Subscription): Promise<void> {
  await checkDailyLimit(db, 'newsletterSubscriptions', subscriptionsADay)
  const insert = db
    .insertInto('newsletterSubscriptions')
    .values({ email, emailKey: email.toLowerCase(), createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
  await retryWhileBusy(() => insert.execute())
}
