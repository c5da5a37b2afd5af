import { setImmediate } from 'node:timers/promises'
import type { ToDo } from '@argo/domain/products/to-do'
import type { Selectable } from 'kysely'
import { isSameRow } from '../../catalogue/product-row.ts'
import type { Database, ProductTable } from '../../database/schema.ts'
import { type DeskRow, deskRow, toDoOfRow } from './desk-product.ts'

interface Known {
  row: Selectable<ProductTable>
  toDo: ToDo[]
}

/** Rows derived at once; other requests, visitors' too, are served between them. */
const chunkSize = 20

const known = new WeakMap<Database, ReadonlyMap<number, Known>>()

/** All products as their table has them, drafts too, newest first; of what is to be done, a changed row's is found anew. */
export async function deskRows(db: Database, now: Date): Promise<DeskRow[]> {
  const before = known.get(db)
  const after = new Map<number, Known>()
  const chunk = db.selectFrom('products').selectAll().orderBy('id', 'desc').limit(chunkSize)
  let rows = await chunk.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    for (const row of rows) {
      const was = before?.get(row.id)
      after.set(row.id, was && isSameRow(was.row, row) ? was : { row, toDo: toDoOfRow(row) })
    }
    await setImmediate()
    rows = await chunk.where('id', '<', last.id).execute()
  }
  known.set(db, after)
  return [...after.values()].map(({ row, toDo }) => deskRow(row, toDo, now))
}
