import type { Database } from '../../database/schema.ts'

/** How long what was deleted can be brought back. */
const kept = 30 * 24 * 60 * 60_000

/** Deletes files that were deleted at the desk, alone or with their product, more than 30 days ago. */
export async function deleteOldFiles(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept).toISOString()
  await db.deleteFrom('productFiles').where('deletedAt', '<', before).execute()
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
    if (!deletion || deletion.at < before)
      await db.deleteFrom('productFiles').where('productId', '=', productId).execute()
  }
}
