import type { Updateable } from 'kysely'
import { draftOf, type RowDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductTable } from '../../database/schema.ts'
import { type Author, newBatch } from '../revisions/record.ts'
import { rowVersion } from '../revisions/row.ts'
import { changeProduct, type Opened } from './change.ts'
import type { DeskProduct } from './desk-product.ts'

/** Forgets the draft of a product: its form is what visitors see. */
export function discardDraft(
  db: Database,
  author: Author,
  opened: Opened,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async () => ({ draft: null }))
}

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

/** A draft as a row has it. */
export function draftColumn(draft: RowDraft): Updateable<ProductTable> {
  return { draft: JSON.stringify(draft) }
}
