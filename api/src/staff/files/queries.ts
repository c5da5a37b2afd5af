import type { Insertable } from 'kysely'
import { retryWhileBusy } from '../../database/retry-while-busy.ts'
import type { Database, ProductFileTable } from '../../database/schema.ts'

/** As many of a product as are listed. */
const mostListed = 200
const day = 24 * 60 * 60_000

/** The files of a product: the present ones first, then older versions, newest first. */
export function listFiles(db: Database, productId: number) {
  return db
    .selectFrom('productFiles')
    .select(['id', 'kind', 'title', 'version', 'date', 'language', 'fileName', 'mediaType'])
    .select(['bytes', 'sha256', 'createdAt', 'replacedAt'])
    .where('productId', '=', productId)
    .orderBy(({ eb }) => eb('replacedAt', 'is not', null))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
}

/** Whether there is a product with an id. */
export async function isProduct(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Stores a piece of an upload's content. */
export async function storeChunk(
  db: Database,
  chunk: { content: string; position: number; bytes: Buffer },
  now: Date,
): Promise<void> {
  await retryWhileBusy(() =>
    db
      .insertInto('fileChunks')
      .values({ ...chunk, createdAt: now.toISOString() })
      .execute(),
  )
}

/** Forgets the content of an upload that failed. */
export async function forgetContent(db: Database, content: string): Promise<void> {
  await retryWhileBusy(() => db.deleteFrom('fileChunks').where('content', '=', content).execute())
}

/** Forgets what is left of uploads whose server ended under way. */
export async function forgetLeftovers(db: Database, now: Date): Promise<void> {
  await retryWhileBusy(() =>
    db
      .deleteFrom('fileChunks')
      .where('createdAt', '<', new Date(now.getTime() - day).toISOString())
      .where('content', 'not in', (files) => files.selectFrom('productFiles').select('content'))
      .execute(),
  )
}

/** Makes an upload a product's file, in the place of its file of the same kind and language; its id. */
export function addFile(db: Database, file: Insertable<ProductFileTable>): Promise<number> {
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('productFiles')
        .set({ replacedAt: file.createdAt })
        .where('productId', '=', file.productId)
        .where('kind', '=', file.kind)
        .where('language', '=', file.language)
        .where('replacedAt', 'is', null)
        .execute()
      const { id } = await transaction
        .insertInto('productFiles')
        .values(file)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }),
  )
}

/** Deletes a file for good, with its content; whether there was one. */
export function deleteFile(db: Database, id: number): Promise<boolean> {
  return retryWhileBusy(() =>
    db.transaction().execute(async (transaction) => {
      const file = await transaction
        .deleteFrom('productFiles')
        .where('id', '=', id)
        .returning('content')
        .executeTakeFirst()
      if (!file) return false
      await transaction.deleteFrom('fileChunks').where('content', '=', file.content).execute()
      return true
    }),
  )
}
