import type {
  LinkPurpose,
  LinkState,
  SubscriptionOutcome,
} from '@argo/domain/newsletter/newsletter-link'
import type { Database } from '../database/schema.ts'
import { findLink } from './links.ts'
import { afterLink, stateOf, timesOf } from './subscription-state.ts'

type Link = Awaited<ReturnType<typeof findLink>>

/** What a link can do now, or what it or another one has done already. Changes nothing. */
export async function readLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkState | SubscriptionOutcome> {
  return linkState(await findLink(db, purpose, token), purpose)
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
  // Read before anything is written: whoever guesses links costs no write.
  const found = await findLink(db, purpose, token)
  const before = linkState(found, purpose)
  if (!found || before !== 'open') return before
  const { id } = found
  return db.transaction().execute(async (transaction) => {
    // Of two requests about one subscription, the second waits here and then finds what the first has done.
    await transaction
      .updateTable('newsletterSubscriptions')
      .set((row) => ({ emailKey: row.ref('emailKey') }))
      .where('id', '=', id)
      .execute()
    const link = await findLink(transaction, purpose, token)
    const state = linkState(link, purpose)
    const outcome = link && afterLink[stateOf(link)][purpose]
    if (state !== 'open' || outcome === undefined) return state
    await transaction
      .updateTable('newsletterSubscriptions')
      .set(timesOf(outcome, new Date().toISOString()))
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('outbox').where('subscriptionId', '=', id).execute()
    return outcome
  })
}

function linkState(link: Link, purpose: LinkPurpose): LinkState | SubscriptionOutcome {
  if (!link) return 'unknown'
  const state = stateOf(link)
  if (purpose === 'unsubscribe') return state === 'ended' || state === 'declined' ? state : 'open'
  if (state === 'confirmed') return 'confirmed'
  const isOpen = afterLink[state].confirm !== undefined && link.isNewest && !hasExpired(link)
  return isOpen ? 'open' : 'expired'
}

function hasExpired({ expiresAt }: { expiresAt: string | null }): boolean {
  return expiresAt === null || expiresAt <= new Date().toISOString()
}
