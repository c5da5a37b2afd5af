import type { LinkPurpose, LinkState, SubscriptionOutcome } from '@argo/domain/newsletter-link'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'
import { findLink, hashOf } from './links.ts'

type Link = Awaited<ReturnType<typeof findLink>>

/** What a link can do now, or what it or another one has done already. Changes nothing. */
export async function readLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkState | SubscriptionOutcome> {
  return stateOf(await findLink(db, token), purpose)
}

/**
 * Does what a link is for, once, and says what has become of the subscription or why the link does nothing. The row of
 * an address that is unsubscribed stays, so that nobody but its owner can subscribe it again; one that is unsubscribed
 * when it is asked to confirm is asked no more.
 */
export async function followLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkState | SubscriptionOutcome> {
  const now = new Date().toISOString()
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      await lockSubscription(transaction, token)
      const link = await findLink(transaction, token)
      const state = stateOf(link, purpose)
      if (!link || state !== 'open') return state
      // An address that was unsubscribed before now declines to be subscribed again.
      const declines = link.confirmedAt === null || link.unsubscribedAt !== null
      const [change, outcome] =
        purpose === 'confirm'
          ? ([{ confirmedAt: now, unsubscribedAt: null }, 'confirmed'] as const)
          : declines
            ? ([{ confirmedAt: null, unsubscribedAt: now }, 'declined'] as const)
            : ([{ unsubscribedAt: now }, 'ended'] as const)
      const { subscriptionId } = link
      await transaction
        .updateTable('newsletterSubscriptions')
        .set({ ...change, expiresAt: null })
        .where('id', '=', subscriptionId)
        .execute()
      await transaction
        .updateTable('newsletterLinks')
        .set({ confirmsUntil: null })
        .where('subscriptionId', '=', subscriptionId)
        .execute()
      await transaction.deleteFrom('outbox').where('subscriptionId', '=', subscriptionId).execute()
      return outcome
    }),
  )
}

function stateOf(link: Link, purpose: LinkPurpose): LinkState | SubscriptionOutcome {
  if (!link) return 'unknown'
  const { confirmedAt, unsubscribedAt, askedAt, confirmsUntil } = link
  if (purpose === 'confirm') {
    if (confirmedAt !== null && unsubscribedAt === null) return 'confirmed'
    return confirmsUntil !== null && confirmsUntil > new Date().toISOString() ? 'open' : 'expired'
  }
  if (unsubscribedAt === null) return 'open'
  if (confirmedAt === null) return 'declined'
  return askedAt !== null && askedAt > unsubscribedAt ? 'open' : 'ended'
}

// Of two requests with links of one subscription, the second waits here and then finds what the first has done.
async function lockSubscription(transaction: Database, token: string): Promise<void> {
  await transaction
    .updateTable('newsletterSubscriptions')
    .set((row) => ({ emailKey: row.ref('emailKey') }))
    .where('id', '=', (links) =>
      links
        .selectFrom('newsletterLinks')
        .select('subscriptionId')
        .where('tokenHash', '=', hashOf(token)),
    )
    .execute()
}
