import { uploadedNames } from '@argo/domain/pictures/uploaded-picture'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'

/** How long a photograph stays that nothing names: as long as changes can be undone that took it away. */
const kept = 30 * 24 * 60 * 60_000

/** Deletes photographs that were not uploaded lately, and that no product, no text and no change of the last 30 days names. */
export async function deleteUnusedPhotographs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept).toISOString()
  const old = await db
    .selectFrom('photographs')
    .select('name')
    .where('createdAt', '<', before)
    .execute()
  const unused = new Set(old.map(({ name }) => name))
  if (unused.size === 0) return
  // Nobody names one meanwhile.
  await writeTransaction(db, async (transaction) => {
    const naming = sql<{ text: string }>`
      select image_url || images || coalesce(draft, '') as text from products
        where image_url || images || coalesce(draft, '') like '%/photographs/%'
      union all select value from site_texts
      union all select coalesce("before", '') || coalesce("after", '') from revisions
        where at >= ${before}
          and coalesce("before", '') || coalesce("after", '') like '%/photographs/%'`
    for (const { text } of (await naming.execute(transaction)).rows)
      for (const name of uploadedNames(text)) unused.delete(name)
    for (const name of unused)
      await transaction
        .deleteFrom('photographs')
        .where('name', '=', name)
        .where('createdAt', '<', before)
        .execute()
  })
}

/** The first photograph that a text names and that is not stored any more; undefined if there is none. */
export async function forgottenPhotograph(db: Database, text: string): Promise<string | undefined> {
  for (const name of uploadedNames(text)) {
    const row = await db
      .selectFrom('photographs')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst()
    if (!row) return name
  }
  return undefined
}
