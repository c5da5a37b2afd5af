import type { Database } from '../database/schema.ts'
import { createUnsubscribeTokens, linkPath } from './links.ts'

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

/** Everybody who gets the newsletter: whose address was confirmed and not unsubscribed since, each with a new link. */
export async function* readSubscribers(
  db: Database,
  publicUrl: string,
): AsyncGenerator<Subscriber> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('newsletterSubscriptions')
      .select(['id', 'email', 'createdAt', 'consentWording', 'confirmedAt'])
      .where('confirmedAt', 'is not', null)
      .where('unsubscribedAt', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const tokens = await createUnsubscribeTokens(
      db,
      rows.map(({ id }) => id),
    )
    for (const [index, { email, createdAt, consentWording, confirmedAt }] of rows.entries())
      yield {
        email,
        agreedAt: createdAt,
        agreedTo: consentWording,
        confirmedAt,
        unsubscribe: publicUrl + linkPath('unsubscribe', tokens[index] ?? ''),
      }
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
  }
}
