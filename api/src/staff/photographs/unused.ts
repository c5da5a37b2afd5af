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

/**
 * When photographs that nothing names will be deleted, by what they are called and UTC, RFC 3339: 30 days after they were uploaded
 * and a change named them last.
 */
export async function deletionTimes(
  db: Database,
  unused: readonly { name: string; createdAt: string }[],
  now: Date,
): Promise<Map<string, string>> {
  const from = new Map(unused.map(({ name, createdAt }) => [name, createdAt]))
  for (const name of from.keys()) {
    const { at } = await db
      .selectFrom('revisions')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('at', '>=', new Date(now.getTime() - kept).toISOString())
      .where(
        sql<string>`coalesce("before", '') || coalesce("after", '')`,
        'like',
        `%/photographs/${name}-%`,
      )
      .executeTakeFirstOrThrow()
    if (at !== null && at > from.get(name)!) from.set(name, at)
  }
  return new Map(
    [...from].map(([name, at]) => [name, new Date(Date.parse(at) + kept).toISOString()]),
  )
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
