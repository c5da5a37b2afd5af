import { readSiteKey, keyedHash } from '../database/site-key.ts'
import type { Database } from '../database/schema.ts'

const week = 7 * 24 * 60 * 60 * 1_000

/** What an address carries after "?preview=" for a week, so that it shows a product that is a draft. */
export async function signPreview(db: Database, productId: number, now: number): Promise<string> {
  const until = Math.floor((now + week) / 1_000)
  return `${productId}.${until}.${await hashOf(db, productId, until)}`
}

/** The id of the product whose draft may be seen; undefined for a preview that we have not signed or that has ended. */
export async function readPreview(
  db: Database,
  preview: string,
  now: number,
): Promise<number | undefined> {
  const [, id, until] = /^(\d{1,15})\.(\d{1,11})\.[\w-]{43}$/.exec(preview) ?? []
  if (id === undefined || Number(until) * 1_000 < now) return undefined
  const signed = `${id}.${until}.${await hashOf(db, Number(id), Number(until))}`
  if (signed !== preview) return undefined
  const end = await db
    .selectFrom('previewEnds')
    .select('endedAt')
    .where('productId', '=', Number(id))
    .executeTakeFirst()
  return end && madeAt(Number(until)) <= Date.parse(end.endedAt) ? undefined : Number(id)
}

/** Has every link to a preview of a product that was made until now lead nowhere. */
export async function endPreviews(db: Database, productId: number, now: Date): Promise<void> {
  const endedAt = now.toISOString()
  await db
    .insertInto('previewEnds')
    .values({ productId, endedAt })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet({ endedAt }))
    .execute()
}

// In whole seconds, as the link says until when it leads there.
function madeAt(until: number): number {
  return until * 1_000 - week
}

async function hashOf(db: Database, productId: number, until: number): Promise<string> {
  return keyedHash(await readSiteKey(db), 'preview', productId, until)
}
