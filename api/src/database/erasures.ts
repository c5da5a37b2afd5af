import type { Database } from './schema.ts'

/** Longer than any backup is kept: the oldest is of a year ago, and of the first of its month. */
const kept = 400 * 24 * 60 * 60 * 1_000

/** Forgets which rows were deleted longer ago than backups are kept that could bring them back. */
export async function forgetOldErasures(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - kept).toISOString()
  await db.deleteFrom('erasures').where('erasedAt', '<', oldest).execute()
}
