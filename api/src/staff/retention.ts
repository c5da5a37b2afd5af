import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { repeatWhileListening } from '../protocol/repeat-while-listening.ts'
import { deleteOldFiles } from './files/unused.ts'
import { deleteUnusedPhotographs } from './photographs/unused.ts'
import { deleteUnnamedUploads } from './unnamed-uploads.ts'

const hour = 60 * 60_000
const year = 365 * 24 * hour
/** How long changes stay in the history. */
const revisionsKept = 3 * year

/** Deletes, while the desk runs, what is kept for a time alone: old changes, the content of deleted files, and unused photographs. */
export function scheduleStaffRetention(
  app: FastifyInstance,
  db: Database,
  uploadsFolder: string,
): void {
  repeatWhileListening(app, hour, 'what staff deleted cannot be forgotten', async () => {
    await deleteOldFiles(db, new Date())
    await deleteUnusedPhotographs(db, new Date())
    await deleteUnnamedUploads(db, uploadsFolder, new Date())
    await forgetOldRevisions(db, new Date())
  })
}

/** Forgets changes that are three years old, but for those that visitors are told of. */
export async function forgetOldRevisions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('revisions')
    .where('at', '<', new Date(now.getTime() - revisionsKept).toISOString())
    .where('shown', '=', 0)
    .execute()
}
