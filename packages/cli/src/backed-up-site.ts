import { join } from 'node:path'
import { backUp } from '@argo/api/database/backup'
import { openFilledDatabase } from '@argo/api/database/open'
import { countRows } from '@argo/api/database/row-limits'
import type { Database } from '@argo/api/database/schema'
import type { Env } from '@argo/api/env'
import { copyUploads } from '@argo/api/uploads/copy-uploads'
import { damagedUploads, missingUploads } from '@argo/api/uploads/named-uploads'
import { countOf } from '@argo/domain/text/count-of'

/** Where a backup has the files that staff uploaded. */
export function uploadsIn(backup: string): string {
  return join(backup, 'uploads')
}

/**
 * Backs up the database and the uploads of a site; files that `earlier`, another backup, has are linked to that. What it
 * holds, in words, and a complaint where the database names uploads that there are not.
 */
export async function backUpSite(
  { databaseUrl, uploadsFolder }: Env,
  folder: string,
  earlier?: string,
): Promise<{ contents: string; complaint: string | undefined }> {
  let uploads = 0
  await backUp(databaseUrl, folder, async (part) => {
    uploads = await copyUploads(uploadsFolder, uploadsIn(part), earlier && uploadsIn(earlier))
  })
  const { db } = await openFilledDatabase(databaseUrl)
  try {
    const missing = await missingUploads(db, uploadsFolder)
    return {
      contents: `the database and ${countOf(uploads, 'uploaded file')}`,
      complaint:
        missing.length === 0
          ? undefined
          : `UPLOADS_FOLDER (${uploadsFolder}) lacks ${missing.join(', ')}, which the database names.`,
    }
  } finally {
    await db.destroy()
  }
}

/** What a restored database holds, in words, and a complaint where it names uploads that a folder lacks, or that are damaged. */
export async function readRestored(db: Database, uploadsFolder: string) {
  const products = await countRows(db, 'products')
  const messages = await countRows(db, 'contactMessages')
  const subscriptions = await countRows(db, 'newsletterSubscriptions')
  const wrong = [
    ...(await missingUploads(db, uploadsFolder)),
    ...(await damagedUploads(uploadsFolder)),
  ]
  return {
    products,
    contents: `${countOf(products, 'product')}, ${countOf(messages, 'message')}, ${countOf(subscriptions, 'subscription')}`,
    complaint:
      wrong.length === 0
        ? undefined
        : `Of the uploaded files these are missing or damaged: ${wrong.join(', ')}.`,
  }
}
