import type { Database } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'

/**
 * Has the photograph that was made of an upload with this hash count as new, so that it is there until a product names it. What
 * it is called; undefined if there is none.
 */
export async function renewPhotograph(
  db: Database,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('photographs')
    .set({ createdAt: now.toISOString() })
    .where('name', 'like', `${hash}-%`)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Adds a photograph once its files are stored, while nobody deletes unused ones. */
export function addPhotograph(
  db: Database,
  name: string,
  now: Date,
  storeFiles: () => Promise<void>,
): Promise<void> {
  return writeTransaction(db, async (transaction) => {
    await storeFiles()
    await transaction
      .insertInto('photographs')
      .values({ name, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
