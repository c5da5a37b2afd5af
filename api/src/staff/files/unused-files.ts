import type { Database } from '../../database/schema.ts'

const day = 24 * 60 * 60_000
/** How long what was deleted can be brought back. */
const kept = 30 * day

/** Deletes the content of uploads that a stopped server left unfinished, and of files deleted, alone or with their product, more than 30 days ago. */
export async function deleteUnusedFiles(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  await db.deleteFrom('productFiles').where('deletedAt', '<', before(kept)).execute()
  const ofDeleted = await db
    .selectFrom('productFiles')
    .select('productId')
    .distinct()
    .where('productId', 'not in', (products) => products.selectFrom('products').select('id'))
    .execute()
  for (const { productId } of ofDeleted) {
    const deletion = await db
      .selectFrom('revisions')
      .select('at')
      .where('subject', '=', 'products')
      .where('rowId', '=', String(productId))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!deletion || deletion.at < before(kept))
      await db.deleteFrom('productFiles').where('productId', '=', productId).execute()
  }
  await db
    .deleteFrom('fileChunks')
    .where('createdAt', '<', before(day))
    .where('content', 'not in', (files) => files.selectFrom('productFiles').select('content'))
    .execute()
}
