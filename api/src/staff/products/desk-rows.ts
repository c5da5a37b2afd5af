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

/** What a row has that waits to be published. */
const waiting = ['draft', 'publishAt', 'publishRefusal'] as const

/** The rows at a version of the catalogue, which those columns do not change. */
const known = new WeakMap<Database, { version: number; periods: string; rows: DerivedRows }>()

/** All products as their table has them, drafts too, newest first; of what is to be done, a changed row's is found anew. */
export async function deskRows(db: Database): Promise<DeskRow[]> {
  const periods = await periodsOf(db)
  const key = JSON.stringify(periods ?? null)
  const before = known.get(db)
  const derived = before?.periods === key ? before.rows : undefined
  const { version } = await db
    .selectFrom('catalogueVersion')
    .select('version')
    .executeTakeFirstOrThrow()
  const rows =
    derived && before?.version === version
      ? await withWaiting(db, derived, periods)
      : await derivedRows(productRows(db, readAtOnce), derived, periods)
  known.set(db, { version, periods: key, rows })
  const kept = await listKept(db, 'products')
  return [...rows.values()].map(({ row, toDo }) =>
    deskRow(row, withoutKept(toDo, String(row.id), kept)),
  )
}

/** Of what is known the rows alone are read again that wait to be published, or did. */
async function withWaiting(
  db: Database,
  rows: DerivedRows,
  periods: Periods | undefined,
): Promise<DerivedRows> {
  const had = [...rows.values()]
    .filter(({ row }) => waiting.some((column) => row[column] !== null))
    .map(({ row }) => row.id)
  const read = await db
    .selectFrom('products')
    .selectAll()
    .where((row) =>
      row.or([
        ...waiting.map((column) => row(column, 'is not', null)),
        row('id', 'in', [0, ...had]),
      ]),
    )
    .execute()
  return new Map([...rows, ...(await derivedRows(read, rows, periods))])
}

async function derivedRows(
  rows: Iterable<ProductRow> | AsyncIterable<ProductRow>,
  before: DerivedRows | undefined,
  periods: Periods | undefined,
): Promise<DerivedRows> {
  const after = new Map<number, DerivedRow>()
  let anew = 0
  for await (const row of rows) {
    const was = before?.get(row.id)
    const isKnown = was !== undefined && isSameRow(was.row, row)
    after.set(row.id, isKnown ? was : { row, toDo: toDoOfRow(row, periods) })
    if (!isKnown && ++anew % derivedAtOnce === 0) await setImmediate()
  }
  return after
}
