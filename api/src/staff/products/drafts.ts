import { draftOf } from '../../catalogue/product-row.ts'
import type { Database } from '../../database/schema.ts'
import { newBatch } from '../revisions/record.ts'
import { rowVersion } from '../revisions/row.ts'
import { changeProduct } from './change.ts'

/** Publishes the drafts of products whose time has come, each in the name of who said so. Throws what the first refused one met. */
export async function publishDueDrafts(db: Database, now: Date): Promise<void> {
  const rows = await db.selectFrom('products').selectAll().where('draft', 'is not', null).execute()
  const failures: unknown[] = []
  for (const row of rows) {
    const { publishAt, personId } = draftOf(row) ?? {}
    if (!publishAt || Date.parse(publishAt) > now.getTime()) continue
    const author = newBatch({ id: personId ?? null }, now, 'Published at its time')
    const opened = { id: row.id, version: rowVersion({ ...row }) }
    await changeProduct(db, author, opened, async (row) => ({
      ...draftOf(row)?.values,
      draft: null,
    })).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
