import type { Database } from '../database/schema.ts'

/** Deleted in one statement, so that none keeps other writers waiting. */
const batch = 500

/** Deletes up to 500 addresses whose time to confirm is over; of those unsubscribed before, the e-mail alone. How many. */
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
  await db.transaction().execute(async (transaction) => {
    // Read again each time: an address may have been confirmed, or asked again, a moment ago.
    await transaction
      .deleteFrom('newsletterSubscriptions')
      .where('id', 'in', ids)
      .where('expiresAt', '<', now)
      // An end that is still set was to be after asking again: those were confirmed before.
      .where('confirmedAt', 'is', null)
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
  })
  return rows.length
}
