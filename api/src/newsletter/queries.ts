import { randomUUID } from 'node:crypto'
import type { Subscription } from '@argo/domain/newsletter'
import { newsletterConsent } from '@argo/domain/newsletter-consent'
import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database, Tables } from '../database/schema.ts'
import { checkRoom } from '../database/room.ts'

const day = 24 * 60 * 60 * 1_000

/**
 * Stores a subscription and, in the same transaction, that its address is to be asked to confirm it: unless it is
 * subscribed, has declined, or was asked within a day. The same statements run for every address, in any spelling of
 * case, so that the time they take does not tell a known one. Throws a DatabaseError of kind `full` when there is no
 * room left.
 */
export async function subscribe(db: Database, { email }: Subscription): Promise<void> {
  await checkRoom(db, 'newsletterSubscriptions')
  const time = Date.now()
  const now = new Date(time).toISOString()
  const aDayAgo = new Date(time - day).toISOString()
  const emailKey = email.toLowerCase()
  const asked = { email, createdAt: now, consentWording: newsletterConsent, askedAt: now }
  await retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('newsletterSubscriptions')
        .values({ ...asked, emailKey })
        .onConflict((conflict) =>
          conflict.column('emailKey').doUpdateSet((row) => {
            const newer = <Column extends AskedColumn>(column: Column) =>
              row
                .case()
                .when(mayBeAsked(row, aDayAgo))
                .then(row.ref(`excluded.${column}`))
                .else(row.ref(`newsletterSubscriptions.${column}`))
                .end()
            return {
              email: newer('email'),
              createdAt: newer('createdAt'),
              consentWording: newer('consentWording'),
              askedAt: newer('askedAt'),
              expiresAt: newer('expiresAt'),
            }
          }),
        )
        .execute()
      await transaction
        .insertInto('outbox')
        .columns(['messageId', 'subscriptionId', 'dueAt'])
        .expression((row) =>
          row
            .selectFrom('newsletterSubscriptions')
            .select([row.val(randomUUID()).as('messageId'), 'id', row.val(now).as('dueAt')])
            .where('emailKey', '=', emailKey)
            .where('askedAt', '=', now),
        )
        // One e-mail that waits to be sent is enough; one that is held is wanted now.
        .onConflict((conflict) => conflict.column('subscriptionId').doUpdateSet({ heldAt: null }))
        .execute()
    }),
  )
}

type AskedColumn = 'email' | 'createdAt' | 'consentWording' | 'askedAt' | 'expiresAt'

type KnownRow = ExpressionBuilder<
  OnConflictDatabase<Tables, 'newsletterSubscriptions'>,
  OnConflictTables<'newsletterSubscriptions'>
>

// Of an address that is known: entered and not confirmed, or unsubscribed after it was confirmed.
function mayBeAsked(row: KnownRow, aDayAgo: string) {
  const isNull = (column: 'confirmedAt' | 'unsubscribedAt') =>
    row(`newsletterSubscriptions.${column}`, 'is', null)
  return row.and([
    row.or([
      row.and([isNull('confirmedAt'), isNull('unsubscribedAt')]),
      row.and([row.not(isNull('confirmedAt')), row.not(isNull('unsubscribedAt'))]),
    ]),
    row.or([
      row('newsletterSubscriptions.askedAt', 'is', null),
      row('newsletterSubscriptions.askedAt', '<', aDayAgo),
    ]),
  ])
}
