import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/schema.ts'
import { keyedHash, readSiteKey } from '../../database/site-key.ts'

const lifetime = 5 * 60_000

/** What a passkey is asked for: `sign in`, or `new passkey` with what is stored of a link. */
export type Purpose = readonly ['sign in'] | readonly ['new passkey', string]

interface Moment {
  db: Database
  now: Date
}

/** A challenge that is good for five minutes and one purpose. It is signed, and stored nowhere. */
export async function newChallenge({ db, now }: Moment, purpose: Purpose): Promise<string> {
  return signed(db, purpose, randomBytes(16).toString('base64url'), now.getTime())
}

/** When a challenge was made, as it comes back in an answer; undefined unless it is ours, of this purpose and still good. */
export async function readChallenge(
  { db, now }: Moment,
  purpose: Purpose,
  answered: string,
): Promise<Date | undefined> {
  const challenge = Buffer.from(answered, 'base64url').toString()
  const [, nonce, madeAt] = /^([\w-]{22})\.(\d{1,15})\.[\w-]{43}$/.exec(challenge) ?? []
  if (nonce === undefined || now.getTime() - Number(madeAt) >= lifetime) return undefined
  const expected = await signed(db, purpose, nonce, Number(madeAt))
  const isOurs =
    expected.length === challenge.length &&
    timingSafeEqual(Buffer.from(expected), Buffer.from(challenge))
  return isOurs ? new Date(Number(madeAt)) : undefined
}

async function signed(db: Database, purpose: Purpose, nonce: string, madeAt: number) {
  const hash = keyedHash(await readSiteKey(db), 'challenge', ...purpose, nonce, madeAt)
  return `${nonce}.${madeAt}.${hash}`
}
