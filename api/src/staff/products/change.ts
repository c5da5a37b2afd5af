import { setImmediate } from 'node:timers/promises'
import type { Periods } from '@argo/domain/texts/periods'
import { TRPCError } from '@trpc/server'
import type { Updateable } from 'kysely'
import { storedText } from '../../catalogue/texts.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { ConflictError, expectVersion } from '../revisions/conflict.ts'
import { FieldErrors, refuseAll, type Refusal } from '../revisions/field-error.ts'
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

/** The columns that a change gives a product. */
type ValuesOf = (row: ProductRow, transaction: Database) => Promise<Updateable<ProductTable>>

/**
 * Changes columns of a product as it was opened, and gives it as it is then; undefined where there is none. Throws a
 * ConflictError.
 */
export function changeProduct(
  db: Database,
  author: Author,
  opened: Opened,
  valuesOf: ValuesOf,
): Promise<DeskProduct | undefined> {
  return writeTransaction(db, async (transaction) =>
    changeOpened(transaction, author, opened, await periodsOf(transaction), valuesOf),
  )
}

async function changeOpened(
  transaction: Database,
  author: Author,
  { id, version }: Opened,
  periods: Periods | undefined,
  valuesOf: ValuesOf,
): Promise<DeskProduct | undefined> {
  const row = await rowOf(transaction, id)
  if (!row) return undefined
  expectVersion(row, version, () => deskProduct(row, periods))
  const values = await valuesOf(row, transaction)
  const changed = await changeRow(transaction, author, 'products', { before: row, values })
  return openedProduct(transaction, changed as ProductRow, periods)
}

/** Products changed at once; other requests are served between them. */
const changedAtOnce = 20

/**
 * Changes columns of several products as they were listed, all of them or none, and gives how many are another then. Throws
 * FieldErrors with each that cannot be changed, as "products.79", or "products.79.form.description" where that is to be mended.
 */
export function changeProducts(
  db: Database,
  author: Author,
  listed: readonly Opened[],
  valuesOf: ValuesOf,
): Promise<number> {
  return writeTransaction(db, async (transaction) => {
    const periods = await periodsOf(transaction)
    const refusals: Refusal[] = []
    let changed = 0
    for (const [index, opened] of listed.entries()) {
      if (index % changedAtOnce === 0) await setImmediate()
      try {
        const product = await changeOpened(transaction, author, opened, periods, valuesOf)
        if (!product) throw new ConflictError('Somebody else has deleted this meanwhile.')
        if (product.version !== opened.version) changed += 1
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error
        refusals.push(refusalOf(`products.${opened.id}`, error))
      }
    }
    refuseAll(refusals)
    return changed
  })
}

function refusalOf(product: string, error: TRPCError): Refusal {
  if (!(error instanceof FieldErrors)) return [product, error.message.replace(/\.$/, '')]
  const [field, sentence] = error.first
  return [`${product}.${field}`, sentence]
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
  periods: Periods | undefined,
): Promise<DeskProduct> {
  const product = deskProduct(row, periods)
  const rowId = String(row.id)
  const kept = await listKept(db, 'products', rowId)
  const toDo = [...product.toDo, ...(await outdatedFiles(db, row))]
  return { ...product, toDo: withoutKept(toDo, rowId, kept) }
}
