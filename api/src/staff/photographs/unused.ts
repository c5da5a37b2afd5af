import { setImmediate } from 'node:timers/promises'
import { uploadedNames } from '@argo/domain/pictures/uploaded-picture'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { changing } from '../revisions/record.ts'

/** How long a photograph stays that nothing names: as long as changes can be undone that took it away. */
const kept = 30 * 24 * 60 * 60_000
const productsAtOnce = 100

/** Deletes photographs that no product, no text and no change of the last 30 days names. */
export async function forgetUnusedPhotographs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept).toISOString()
  for (const name of await unusedByProducts(db)) {
    await changing(db, async (transaction) => {
      if (await isKept(transaction, name, before)) return
      await transaction.deleteFrom('photographFiles').where('photograph', '=', name).execute()
    })
  }
}

async function unusedByProducts(db: Database): Promise<Set<string>> {
  const stored = await db.selectFrom('photographFiles').select('photograph').distinct().execute()
  const unused = new Set(stored.map(({ photograph }) => photograph))
  const chunk = db
    .selectFrom('products')
    .select(['id', 'imageUrl', 'images', 'draft'])
    .orderBy('id')
    .limit(productsAtOnce)
  let rows = unused.size > 0 ? await chunk.execute() : []
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    for (const name of uploadedNames(JSON.stringify(rows))) unused.delete(name)
    await setImmediate()
    rows = await chunk.where('id', '>', last.id).execute()
  }
  return unused
}

// Uploaded lately, or named: by what was saved since, by a text, or by a row that can be brought back.
async function isKept(db: Database, name: string, before: string): Promise<boolean> {
  const named = `%${name}%`
  const { rows } = await sql`
    select 1 from photograph_files where photograph = ${name} and created_at >= ${before}
    union all select 1 from products where image_url like ${named} or images like ${named} or draft like ${named}
    union all select 1 from site_texts where value like ${named}
    union all select 1 from revisions
      where at >= ${before} and ("before" like ${named} or "after" like ${named})
    limit 1`.execute(db)
  return rows.length > 0
}

/** The first photograph that a text names and that is not stored any more; undefined if there is none. */
export async function forgottenPhotograph(db: Database, text: string): Promise<string | undefined> {
  for (const name of uploadedNames(text)) {
    const row = await db
      .selectFrom('photographFiles')
      .select('photograph')
      .where('photograph', '=', name)
      .limit(1)
      .executeTakeFirst()
    if (!row) return name
  }
  return undefined
}
