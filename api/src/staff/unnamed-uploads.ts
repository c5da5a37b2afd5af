import { uploadedFile } from '@argo/domain/pictures/uploaded-picture'
import type { Database } from '../database/schema.ts'
import { writeTransaction } from '../database/write-transaction.ts'
import { storedName } from '../uploads/product-file.ts'
import { deleteUnusedUploads } from '../uploads/uploads-folder.ts'

const day = 24 * 60 * 60_000

/** Deletes the files of uploads that no row names any more, and those of uploads that were broken off a day ago. */
export function deleteUnnamedUploads(db: Database, folder: string, now: Date): Promise<void> {
  // Nobody stores one of them again meanwhile.
  return writeTransaction(db, async (transaction) => {
    const files = await transaction
      .selectFrom('productFiles')
      .select(['sha256', 'mediaType'])
      .execute()
    const photographs = await transaction.selectFrom('photographs').select('name').execute()
    const named = new Set([...files.map(storedName), ...photographs.map(({ name }) => name)])
    await deleteUnusedUploads(folder, new Date(now.getTime() - day), (name) =>
      named.has(uploadedFile(name)?.photograph ?? name),
    )
  })
}
