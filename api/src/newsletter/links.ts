import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@argo/domain/newsletter-link'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'

/** For how long a link confirms a subscription, and for how long one that is not confirmed is kept: seven days, in ms. */
export const confirmationPeriod = 7 * 24 * 60 * 60 * 1_000

/** An e-mail that may have been delivered several times has as many links; more are not kept. */
const linksToConfirm = 8

/** The address at the site of a link with this token. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return `/newsletter/${purpose}/${token}`
}

/**
 * Makes what a link to confirm or end a subscription holds: 128 random bits, of which only the hash is stored. Undefined
 * for a subscription that was deleted, or that its owner has confirmed or ended since it was to be confirmed.
 */
export async function createConfirmation(
  db: Database,
  subscriptionId: number,
): Promise<string | undefined> {
  const token = randomToken()
  const confirmsUntil = new Date(Date.now() + confirmationPeriod).toISOString()
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      // Counted from the first time it is sent, so that an address that takes no e-mail is forgotten too. An answer at
      // the same time changes this row as well: it came before, and is seen here, or waits.
      const { numUpdatedRows } = await transaction
        .updateTable('newsletterSubscriptions')
        .set((row) => ({ expiresAt: row.fn.coalesce('expiresAt', row.val(confirmsUntil)) }))
        .where('id', '=', subscriptionId)
        .where((row) =>
          row.or([
            row.and([row('confirmedAt', 'is', null), row('unsubscribedAt', 'is', null)]),
            row.and([
              row('confirmedAt', 'is not', null),
              row('askedAt', '>', row.ref('unsubscribedAt')),
            ]),
          ]),
        )
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return undefined
      await transaction
        .insertInto('newsletterLinks')
        .values({ tokenHash: hashOf(token), subscriptionId, confirmsUntil })
        .execute()
      await transaction
        .deleteFrom('newsletterLinks')
        .where('subscriptionId', '=', subscriptionId)
        .where('confirmsUntil', 'is not', null)
        .where('tokenHash', 'not in', (links) =>
          links
            .selectFrom('newsletterLinks')
            .select('tokenHash')
            .where('subscriptionId', '=', subscriptionId)
            .where('confirmsUntil', 'is not', null)
            .orderBy('confirmsUntil', 'desc')
            .limit(linksToConfirm),
        )
        .execute()
      return token
    }),
  )
}

/** Forgets a link that is in no e-mail that was delivered. */
export async function removeLink(db: Database, token: string): Promise<void> {
  await retryWhileBusy(() =>
    db.deleteFrom('newsletterLinks').where('tokenHash', '=', hashOf(token)).execute(),
  )
}

/** Restarts the time to confirm: the e-mail with the link has only now been taken by the mail server. */
export async function restartConfirmationPeriod(
  db: Database,
  subscriptionId: number,
): Promise<void> {
  await retryWhileBusy(() =>
    db
      .updateTable('newsletterSubscriptions')
      .set({ expiresAt: new Date(Date.now() + confirmationPeriod).toISOString() })
      .where('id', '=', subscriptionId)
      .where('expiresAt', 'is not', null)
      .execute(),
  )
}

/** Makes for each of these subscriptions what a link to end it holds, in the same order. */
export async function createUnsubscribeTokens(
  db: Database,
  subscriptionIds: readonly number[],
): Promise<string[]> {
  const links = subscriptionIds.map((subscriptionId) => ({ subscriptionId, token: randomToken() }))
  const rows = links.map(({ token, subscriptionId }) => ({
    tokenHash: hashOf(token),
    subscriptionId,
  }))
  if (rows.length > 0)
    await retryWhileBusy(() => db.insertInto('newsletterLinks').values(rows).execute())
  return links.map(({ token }) => token)
}

/** The subscription that a link belongs to; undefined for a link that is not, or no longer, known. */
export function findLink(db: Database, token: string) {
  return db
    .selectFrom('newsletterLinks')
    .innerJoin(
      'newsletterSubscriptions',
      'newsletterSubscriptions.id',
      'newsletterLinks.subscriptionId',
    )
    .select(['subscriptionId', 'confirmsUntil', 'askedAt', 'confirmedAt', 'unsubscribedAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
}

// 22 characters of base64url.
function randomToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token. It is all random, so it needs neither salt nor a slow hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
