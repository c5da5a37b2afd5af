import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'
import { readSiteKey } from '../database/site-key.ts'
import { linkPath, linkToken } from './links.ts'
import { confirmationPeriod, stateOf } from './subscription-state.ts'

const day = 24 * 60 * 60 * 1_000

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

/** Restarts the time to confirm: the mail server has only now taken the e-mail. */
export async function restartConfirmationPeriod(db: Database, id: number): Promise<void> {
  await setExpiry(db, id, confirmationPeriod)
}

/** Forgets an address to which no e-mail can be sent a day after: until then it is not asked again. */
export async function forgetWithinADay(db: Database, id: number): Promise<void> {
  await setExpiry(db, id, day)
}

async function setExpiry(db: Database, id: number, period: number): Promise<void> {
  await retryWhileBusy(() =>
    db
      .updateTable('newsletterSubscriptions')
      .set({ expiresAt: new Date(Date.now() + period).toISOString() })
      .where('id', '=', id)
      .where('expiresAt', 'is not', null)
      .execute(),
  )
}
