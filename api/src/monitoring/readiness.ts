import { DatabaseError } from '../database/failure.ts'
import { expectMigrated } from '../database/migrate.ts'
import type { Database } from '../database/schema.ts'

/** Throws unless the database can be read and written and is of this code's version. */
export async function expectUsable(db: Database): Promise<void> {
  await expectMigrated(db)
  await db.selectFrom('products').select('id').limit(1).execute()
  await tryToWrite(db)
}

// Deletes nothing, by the way that visitors' writes take: a read-only, replaced or damaged file fails here.
async function tryToWrite(db: Database): Promise<void> {
  try {
    await db.deleteFrom('contactMessages').where('id', '<', 0).execute()
    await db.deleteFrom('newsletterSubscriptions').where('id', '<', 0).execute()
  } catch (error) {
    // Another process is writing at this moment.
    if (!(error instanceof DatabaseError && error.kind === 'busy')) throw error
  }
}
