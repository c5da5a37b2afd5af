import type { LinkPurpose } from '@argo/domain/newsletter/newsletter-link'
import type { Database } from '../database/schema.ts'
import { readSiteKey } from '../database/site-key.ts'
import { linkToken } from './links.ts'

/** What the link of an address holds, as e-mails have it; the oldest subscription's unless it is named. */
export async function tokenFor(db: Database, purpose: LinkPurpose, email?: string) {
  const subscription = await db
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'emailKey', 'createdAt'])
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return linkToken(await readSiteKey(db), purpose, subscription)
}
