import { storedText } from '../../catalogue/texts.ts'
import type { Updateable } from 'kysely'
import type { Periods } from '@argo/domain/texts/periods'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { type Author, changeRow } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { listKept, withoutKept } from '../to-do/kept.ts'
import { type DeskProduct, deskProduct } from './desk-product.ts'
import { outdatedFiles } from './outdated-files.ts'

/** What a form was opened with. */
export interface Opened {
  id: number
  version: string
}

/**
 * Changes columns of a product as it was opened, and gives it as it is then; undefined where there is none. Throws a
 * ConflictError.
 */
export async function changeProduct(
  db: Database,
  author: Author,
  { id, version }: Opened,
  valuesOf: (row: ProductRow, transaction: Database) => Promise<Updateable<ProductTable>>,
): Promise<DeskProduct | undefined> {
  return writeTransaction(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    if (!row) return undefined
    const periods = await periodsOf(transaction)
    expectVersion({ ...row }, version, () => deskProduct(row, author.at, periods))
    const values = await valuesOf(row, transaction)
    const changed = await changeRow(transaction, author, 'products', { before: row, values })
    return openedProduct(transaction, changed as ProductRow, author.at, periods)
  })
}

/** Of these columns those whose values a row does not have. */
export function changedValues(
  row: ProductRow,
  columns: Updateable<ProductTable>,
): Partial<ProductRow> {
  return Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => row[column as keyof ProductRow] !== value),
  )
}

/** The row of a product, or undefined. */
export function rowOf(db: Database, id: number): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The years of warranty as they are kept now; undefined where SQL made them unreadable. */
export function periodsOf(db: Database): Promise<Periods | undefined> {
  return storedText(db, 'periods').catch(() => undefined)
}

/** The product of a row as its form is opened. */
export async function openedProduct(
  db: Database,
  row: ProductRow,
  now: Date,
  periods: Periods | undefined,
): Promise<DeskProduct> {
  const product = deskProduct(row, now, periods)
  const rowId = String(row.id)
  const kept = await listKept(db, 'products', rowId)
  const toDo = [...product.toDo, ...(await outdatedFiles(db, row))]
  return { ...product, toDo: withoutKept(toDo, rowId, kept) }
}
