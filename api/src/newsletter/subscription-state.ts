import type { LinkPurpose } from '@argo/domain/newsletter/newsletter-link'

/**
 * `asked`: entered, and not confirmed. `confirmed`: gets the newsletter. `ended`: unsubscribed, and asked again only when
 * it is entered again, which is `asked again`. `declined`: unsubscribed when it was asked, and never asked again.
 */
export type SubscriptionState = 'asked' | 'confirmed' | 'ended' | 'asked again' | 'declined'

/** What the links in e-mails make of each state; nothing where it is not named. */
export const afterLink: Record<
  SubscriptionState,
  Partial<Record<LinkPurpose, 'confirmed' | 'ended' | 'declined'>>
> = {
  asked: { confirm: 'confirmed', unsubscribe: 'declined' },
  confirmed: { unsubscribe: 'ended' },
  ended: {},
  'asked again': { confirm: 'confirmed', unsubscribe: 'declined' },
  declined: {},
}

/** The columns that tell the state. */
export interface SubscriptionTimes {
  confirmedAt: string | null
  unsubscribedAt: string | null
  expiresAt: string | null
}

/** The state of a subscription. */
export function stateOf(times: SubscriptionTimes): SubscriptionState {
  const { confirmedAt, unsubscribedAt, expiresAt } = times
  if (unsubscribedAt === null) return confirmedAt === null ? 'asked' : 'confirmed'
  if (confirmedAt === null) return 'declined'
  return expiresAt === null ? 'ended' : 'asked again'
}

/** What is stored when a subscription gets into a state. */
export function timesOf(state: 'confirmed' | 'ended' | 'declined', now: string) {
  if (state === 'confirmed') return { confirmedAt: now, unsubscribedAt: null, expiresAt: null }
  if (state === 'ended') return { unsubscribedAt: now, expiresAt: null }
  return { confirmedAt: null, unsubscribedAt: now, expiresAt: null }
}
