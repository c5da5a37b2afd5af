import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

const interval = 60_000

/** Deleted in one statement, so that none keeps other writers waiting. */
const batch = 500

/** Forgets, while the app runs, addresses that were asked to confirm and did not within seven days. */
export function forgetUnconfirmedAddresses(app: FastifyInstance, db: Database): void {
  const closing = new AbortController()
  let ended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    ended = forgetAgainAndAgain()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await ended
  })

  async function forgetAgainAndAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      const forgotten = await forgetUnconfirmed(db).catch((error: unknown) => {
        app.log.error({ err: error }, 'addresses that were not confirmed cannot be deleted')
        return 0
      })
      if (forgotten > 0)
        app.log.info({ addresses: forgotten }, 'addresses that were not confirmed were deleted')
      if (forgotten < batch)
        await setTimeout(interval, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
}

/**
 * Deletes up to 500 addresses whose time to confirm is over, with their links and e-mails; of those that had been
 * unsubscribed before, the e-mail alone. How many there were. Several servers may do so at once.
 */
export async function forgetUnconfirmed(db: Database): Promise<number> {
  const now = new Date().toISOString()
  const rows = await db
    .selectFrom('newsletterSubscriptions')
    .select('id')
    .where('expiresAt', '<', now)
    .limit(batch)
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      // Read again each time: an address may have been confirmed, or asked again, a moment ago.
      await transaction
        .deleteFrom('newsletterSubscriptions')
        .where('id', 'in', ids)
        .where('expiresAt', '<', now)
        .where('confirmedAt', 'is', null)
        .where('unsubscribedAt', 'is', null)
        .execute()
      await transaction
        .deleteFrom('outbox')
        .where('subscriptionId', 'in', (others) =>
          others
            .selectFrom('newsletterSubscriptions')
            .select('id')
            .where('id', 'in', ids)
            .where('expiresAt', '<', now),
        )
        .execute()
      await transaction
        .updateTable('newsletterSubscriptions')
        .set({ expiresAt: null })
        .where('id', 'in', ids)
        .where('expiresAt', '<', now)
        .execute()
    }),
  )
  return rows.length
}
