/** What the links in the newsletter's e-mails do. */
export const linkPurposes = ['confirm', 'unsubscribe'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** What has become of a subscription: its address was confirmed, unsubscribed, or unsubscribed when asked to confirm. */
export const subscriptionOutcomes = ['confirmed', 'ended', 'declined'] as const
export type SubscriptionOutcome = (typeof subscriptionOutcomes)[number]

/** A link before its button is pressed: it can be used, it no longer can, or there is none with this secret. */
const linkStates = ['open', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

/** The page that a link opens. */
export interface LinkPage {
  purpose: LinkPurpose
  state: LinkState
}

// Rendered at an address of its own: the one that was asked for holds the link's secret.
const path = '/newsletter/link'

/** The address at which the page of a link is rendered. */
export function linkPageAddress({ purpose, state }: LinkPage): string {
  return `${path}?purpose=${purpose}&state=${state}`
}

interface Address {
  pathname: string
  searchParams: { get: (name: string) => string | null }
}

/** The page of a link that is rendered at an address, if it is one. */
export function linkPageAt({ pathname, searchParams }: Address): LinkPage | undefined {
  if (pathname !== path) return undefined
  const purpose = linkPurposes.find((each) => each === searchParams.get('purpose'))
  const state = linkStates.find((each) => each === searchParams.get('state'))
  return purpose && state && { purpose, state }
}

/** The newsletter's page that tells what has become of a subscription. */
export function outcomeAddress(outcome: SubscriptionOutcome): string {
  return `/newsletter?subscription=${outcome}`
}
