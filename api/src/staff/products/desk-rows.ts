import { setImmediate } from 'node:timers/promises'
import type { ToDo } from '@argo/domain/products/to-do'
import type { Selectable } from 'kysely'
import { isSameRow } from '../../catalogue/product-row.ts'
import type { Database, ProductTable } from '../../database/schema.ts'
import { type DeskRow, deskRow, toDoOfRow } from './desk-product.ts'
import { periodsOf } from './change.ts'

interface DerivedRow {
  row: Selectable<ProductTable>
  toDo: ToDo[]
}

/** Rows derived at once; other requests, visitors' too, are served between them. */
const chunkSize = 20

const known = new WeakMap<Database, { rows: ReadonlyMap<number, DerivedRow>; periods: string }>()

/** All products as their table has them, drafts too, newest first; of what is to be done, a changed row's is found anew. */
export async function deskRows(db: Database, now: Date): Promise<DeskRow[]> {
  const periods = await periodsOf(db)
  const key = JSON.stringify(periods ?? null)
  const before = known.get(db)?.periods === key ? known.get(db)?.rows : undefined
  const after = new Map<number, DerivedRow>()
  const chunk = db.selectFrom('products').selectAll().orderBy('id', 'desc').limit(chunkSize)
  let rows = await chunk.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    for (const row of rows) {
      const was = before?.get(row.id)
      const isKnown = was !== undefined && isSameRow(was.row, row)
      after.set(row.id, isKnown ? was : { row, toDo: toDoOfRow(row, periods) })
    }
    await setImmediate()
    rows = await chunk.where('id', '<', last.id).execute()
  }
  known.set(db, { rows: after, periods: key })
  return [...after.values()].map(({ row, toDo }) => deskRow(row, toDo, now))
}
