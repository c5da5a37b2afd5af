import type { Database } from '../database/schema.ts'
import { readSiteKey } from '../database/site-key.ts'
import { linkPath, linkToken } from './links.ts'

const batch = 500

export interface Subscriber {
  email: string
  agreedAt: string
  agreedTo: string | null
  confirmedAt: string | null
  /** The address of a link that ends the subscription, for this subscriber alone. */
  unsubscribe: string
}

/** How many addresses get the newsletter, how many were entered and not confirmed, and how many are unsubscribed. */
export async function countSubscriptions(db: Database) {
  const rows = await db
    .selectFrom('newsletterSubscriptions')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('unsubscribedAt').as('unsubscribed'),
      fn
        .countAll<number>()
        .filterWhere('confirmedAt', 'is', null)
        .filterWhere('unsubscribedAt', 'is', null)
        .as('unconfirmed'),
    ])
    .executeTakeFirstOrThrow()
  const { all, unsubscribed, unconfirmed } = rows
  return { confirmed: all - unsubscribed - unconfirmed, unconfirmed, unsubscribed }
}

/** Everybody who gets the newsletter: whose address was confirmed and not unsubscribed since, each with a link. */
export async function* readSubscribers(
  db: Database,
  publicUrl: string,
): AsyncGenerator<Subscriber> {
  const siteKey = await readSiteKey(db)
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('newsletterSubscriptions')
      .select(['id', 'email', 'emailKey', 'createdAt', 'consentWording', 'confirmedAt'])
      .where('confirmedAt', 'is not', null)
      .where('unsubscribedAt', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows)
      yield {
        email: row.email,
        agreedAt: row.createdAt,
        agreedTo: row.consentWording,
        confirmedAt: row.confirmedAt,
        unsubscribe: publicUrl + linkPath('unsubscribe', linkToken(siteKey, 'unsubscribe', row)),
      }
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
  }
}
