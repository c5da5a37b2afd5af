import { retryWhileBusy } from '../../database/retry-while-busy.ts'
import type { Database } from '../../database/schema.ts'

/** What a photograph is called that was made of an upload with this hash; undefined if there is none. */
export async function photographOf(db: Database, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('photographFiles')
    .select('photograph')
    .where('photograph', '>=', `${hash}-`)
    .where('photograph', '<', `${hash}.`)
    .limit(1)
    .executeTakeFirst()
  return row?.photograph
}

/** Stores all files of a photograph, or none. */
export async function storePhotograph(
  db: Database,
  photograph: string,
  files: readonly { file: string; bytes: Buffer }[],
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await retryWhileBusy(() =>
    db
      .insertInto('photographFiles')
      .values(files.map(({ file, bytes }) => ({ photograph, file, bytes, createdAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
