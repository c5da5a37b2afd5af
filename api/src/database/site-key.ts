import { createHmac } from 'node:crypto'
import type { Database } from './schema.ts'

/** The secret that the site made once and keeps in its database: 256 bits in hexadecimal, by a migration. */
export async function readSiteKey(db: Database): Promise<string> {
  const { secret } = await db.selectFrom('siteKey').select('secret').executeTakeFirstOrThrow()
  return secret
}

/** A hash (HMAC-SHA-256, base64url) that only who has the site's key can make; one of another purpose is another. */
export function keyedHash(siteKey: string, purpose: string, ...values: unknown[]): string {
  return createHmac('sha256', siteKey)
    .update(JSON.stringify([purpose, ...values]))
    .digest('base64url')
}
