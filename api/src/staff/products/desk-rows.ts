import { setImmediate } from 'node:timers/promises'
import type { Periods } from '@argo/domain/texts/periods'
import type { ToDo } from '@argo/domain/products/to-do'
import { isSameRow, productRows } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { type DeskRow, deskRow, toDoOfRow } from './desk-product.ts'
import { listKept, withoutKept } from '../to-do/kept.ts'
import { periodsOf } from './change.ts'

interface DerivedRow {
  row: ProductRow
  toDo: ToDo[]
}
type DerivedRows = ReadonlyMap<number, DerivedRow>

/** Rows read at once, and derived at once; visitors' requests are served between them. */
const [readAtOnce, derivedAtOnce] = [500, 20]

/** What was derived last, with these years of warranty in JSON. */
const known = new WeakMap<Database, { periods: string; rows: DerivedRows }>()

/** All products as their table has them, drafts too, newest first; of what is to be done, a changed row's is found anew. */
export async function deskRows(db: Database): Promise<DeskRow[]> {
  const periods = await periodsOf(db)
  const key = JSON.stringify(periods ?? null)
  const before = known.get(db)
  const rows = await derivedRows(db, before?.periods === key ? before.rows : undefined, periods)
  known.set(db, { periods: key, rows })
  const kept = await listKept(db, 'products')
  return [...rows.values()].map(({ row, toDo }) =>
    deskRow(row, withoutKept(toDo, String(row.id), kept)),
  )
}

async function derivedRows(
  db: Database,
  before: DerivedRows | undefined,
  periods: Periods | undefined,
): Promise<DerivedRows> {
  const after = new Map<number, DerivedRow>()
  let anew = 0
  for await (const row of productRows(db, readAtOnce)) {
    const was = before?.get(row.id)
    const isKnown = was !== undefined && isSameRow(was.row, row)
    after.set(row.id, isKnown ? was : { row, toDo: toDoOfRow(row, periods) })
    if (!isKnown && ++anew % derivedAtOnce === 0) await setImmediate()
  }
  return after
}
