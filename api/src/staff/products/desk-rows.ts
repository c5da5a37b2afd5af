import type { ToDo } from '@argo/domain/products/to-do'
import { isSameRow, productRows } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { type DeskRow, deskRow, toDoOfRow } from './desk-product.ts'
import { periodsOf } from './change.ts'

interface DerivedRow {
  row: ProductRow
  toDo: ToDo[]
}

/** Rows derived at once; visitors' requests are served between them. */
const rowsAtOnce = 20

const known = new WeakMap<Database, { rows: ReadonlyMap<number, DerivedRow>; periods: string }>()

/** All products as their table has them, drafts too, newest first; of what is to be done, a changed row's is found anew. */
export async function deskRows(db: Database, now: Date): Promise<DeskRow[]> {
  const periods = await periodsOf(db)
  const key = JSON.stringify(periods ?? null)
  const before = known.get(db)?.periods === key ? known.get(db)?.rows : undefined
  const after = new Map<number, DerivedRow>()
  for await (const row of productRows(db, rowsAtOnce)) {
    const was = before?.get(row.id)
    const isKnown = was !== undefined && isSameRow(was.row, row)
    after.set(row.id, isKnown ? was : { row, toDo: toDoOfRow(row, periods) })
  }
  known.set(db, { rows: after, periods: key })
  return [...after.values()].map(({ row, toDo }) => deskRow(row, toDo, now))
}
