import { timingSafeEqual } from 'node:crypto'
import type { LinkPurpose } from '@argo/domain/newsletter/newsletter-link'
import type { Database } from '../database/schema.ts'
import { keyedHash, readSiteKey } from '../database/site-key.ts'

/** What a link is made of: whose subscription it is, and when its owner agreed to it. */
interface LinkSubject {
  id: number
  emailKey: string
  createdAt: string
}

/**
 * The id, for a link that confirms also the time of the agreement, and 128 bits of the hash of both; then what a mail
 * program took for a part of the address, such as a full stop.
 */
const tokenShape = /^(([0-9a-z]{1,10})\.(?:([0-9a-z]{1,9})\.)?[\w-]{22})(?:[^0-9A-Za-z].*)?$/s

/** The address at the site of a link with this token. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return `/newsletter/${purpose}/${token}`
}

/** What a link of a subscription holds; one to confirm ends with a newer agreement, one to unsubscribe never. */
export function linkToken(siteKey: string, purpose: LinkPurpose, subject: LinkSubject): string {
  const agreed = purpose === 'confirm' ? timeOf(subject) : undefined
  return sign(siteKey, purpose, subject, agreed)
}

/** The subscription of a link, and whether the link is of its newest agreement; undefined for one that is not ours. */
export async function findLink(db: Database, purpose: LinkPurpose, token: string) {
  const [, ours = '', id = '', agreed] = tokenShape.exec(token) ?? []
  if (id === '' || (purpose === 'confirm') !== (agreed !== undefined)) return undefined
  const subscription = await db
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'emailKey', 'createdAt', 'expiresAt', 'confirmedAt', 'unsubscribedAt'])
    .where('id', '=', Number.parseInt(id, 36))
    .executeTakeFirst()
  if (!subscription) return undefined
  const made = sign(await readSiteKey(db), purpose, subscription, agreed)
  if (!isEqual(made, ours)) return undefined
  return { ...subscription, isNewest: agreed === undefined || agreed === timeOf(subscription) }
}

function sign(
  siteKey: string,
  purpose: LinkPurpose,
  { id, emailKey }: Omit<LinkSubject, 'createdAt'>,
  agreed: string | undefined,
): string {
  const hash = keyedHash(siteKey, purpose, id, emailKey, agreed ?? '').slice(0, 22)
  return [id.toString(36), ...(agreed === undefined ? [] : [agreed]), hash].join('.')
}

function timeOf({ createdAt }: Pick<LinkSubject, 'createdAt'>): string {
  return Date.parse(createdAt).toString(36)
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
