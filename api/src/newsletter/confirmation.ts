import type { Database } from '../database/schema.ts'
import { readSiteKey } from '../database/site-key.ts'
import { linkPath, linkToken } from './links.ts'
import { stateOf } from './subscription-state.ts'

/** For how long an address may be confirmed, and is kept without that: seven days, in ms. */
export const confirmationPeriod = 7 * 24 * 60 * 60 * 1_000

/** For how long at most an address waits until it is asked, in ms. */
export const longestWait = 7 * 24 * 60 * 60 * 1_000

/** What the e-mail that asks to confirm says; undefined for one that was deleted, confirmed or ended meanwhile. */
export async function readConfirmation(db: Database, subscriptionId: number) {
  const row = await db
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row || !['asked', 'asked again'].includes(stateOf(row))) return undefined
  const siteKey = await readSiteKey(db)
  const { email, createdAt, consentWording } = row
  return {
    email,
    createdAt,
    consentWording,
    confirm: linkPath('confirm', linkToken(siteKey, 'confirm', row)),
    unsubscribe: linkPath('unsubscribe', linkToken(siteKey, 'unsubscribe', row)),
  }
}

/** Has an address that was asked forgotten after a time, in ms, unless it is confirmed by then. */
export async function forgetAfter(db: Database, id: number, period: number): Promise<void> {
  await db
    .updateTable('newsletterSubscriptions')
    .set({ expiresAt: new Date(Date.now() + period).toISOString() })
    .where('id', '=', id)
    .where('expiresAt', 'is not', null)
    .execute()
}
