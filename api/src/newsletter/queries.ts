import type { Subscription } from '@argo/domain/newsletter'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'
import { checkRoom } from '../database/stored-bytes.ts'

/**
 * Stores a subscription; an address that is subscribed already, in any spelling of case, stays as it
 * is. Throws a DatabaseError of kind `full` when there is no room left.
 */
export async function subscribe(db: Database, { email }: Subscription): Promise<void> {
  await checkRoom(db)
  const insert = db
    .insertInto('newsletterSubscriptions')
    .values({ email, emailKey: email.toLowerCase(), createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
  await retryWhileBusy(() => insert.execute())
}
