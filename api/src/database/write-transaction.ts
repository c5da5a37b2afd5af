import type { Database } from './schema.ts'

/**
 * Runs what staff change in one transaction. Such transactions come one after the other, on every server: each sees what the
 * one before has left. Waits for another process; throws a DatabaseError of kind `busy` when that takes too long.
 */
export function writeTransaction<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('catalogueVersion')
      .set((row) => ({ version: row.ref('version') }))
      .execute()
    return work(transaction)
  })
}
