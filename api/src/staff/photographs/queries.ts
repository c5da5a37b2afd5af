import { countRows } from '../../database/room.ts'
import type { Database } from '../../database/schema.ts'

/** Of some 22,000 photographs. */
const mostFiles = 200_000

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

/** Whether there is room for the files of another photograph. */
export async function hasPhotographRoom(db: Database): Promise<boolean> {
  return (await countRows(db, 'photographFiles')) < mostFiles
}

/** Has a photograph that is uploaded again count as new, so that it is there until a product names it. */
export async function renewPhotograph(db: Database, photograph: string, now: Date): Promise<void> {
  await db
    .updateTable('photographFiles')
    .set({ createdAt: now.toISOString() })
    .where('photograph', '=', photograph)
    .execute()
}

/** Stores all files of a photograph, or none. */
export async function storePhotograph(
  db: Database,
  photograph: string,
  files: readonly { file: string; bytes: Buffer }[],
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await db
    .insertInto('photographFiles')
    .values(files.map(({ file, bytes }) => ({ photograph, file, bytes, createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
