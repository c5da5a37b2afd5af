import type { Database } from '../database/schema.ts'
import { writeTransaction } from '../database/write-transaction.ts'
import { namedUploads, uploadOf } from '../uploads/named-uploads.ts'
import { deleteUnusedUploads } from '../uploads/uploads-folder.ts'

const day = 24 * 60 * 60_000

/** Deletes the files of uploads that no row names any more, and those of uploads that were broken off a day ago. */
export function deleteUnnamedUploads(db: Database, folder: string, now: Date): Promise<void> {
  // Nobody stores one of them again meanwhile.
  return writeTransaction(db, async (transaction) => {
    const named = await namedUploads(transaction)
    await deleteUnusedUploads(folder, new Date(now.getTime() - day), (name) =>
      named.has(uploadOf(name)),
    )
  })
}
