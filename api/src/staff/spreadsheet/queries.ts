import { setImmediate } from 'node:timers/promises'
import { categories, type Category } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { productRows } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { CommandError } from '../../database/command-error.ts'
import { columnsOf, insertDraft } from '../products/write.ts'
import { type Author, changeRows } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { rowVersion } from '../revisions/row.ts'
import { type Cells, cellsOf, firstColumns, formOfRow, identity } from './cells.ts'
import { decodeSheet } from './decode.ts'
import { planImport, type SheetPlan } from './plan.ts'
import { type Format, mostRows, readSheet, writeSheet } from './sheet.ts'

/** Rows read or written at once; visitors' requests are served between them. */
const rowsAtOnce = 20

/**
 * All products, or those of a category, as a file: a row a product, a column a field and a column a label of the specs, with
 * the values word for word. Malformed ones are left out.
 */
export async function exportProducts(
  db: Database,
  format: Format,
  category?: Category,
): Promise<string> {
  const exported: (readonly [string, Cells])[] = []
  for await (const row of productRows(db, rowsAtOnce)) {
    const cells = category === undefined || row.category === category ? exportedCells(row) : null
    if (cells) exported.push([row.category, cells])
  }
  const sheet = exported
    .toReversed()
    .toSorted(([one], [other]) => categoryIndex(one) - categoryIndex(other))
    .map(([, cells]) => cells)
  const columns = new Set([...firstColumns, ...sheet.flatMap((cells) => [...cells.keys()])])
  return writeSheet(sheet, [...columns], format)
}

function exportedCells(row: ProductRow): Cells | undefined {
  const form = formOfRow(row)
  return (
    form &&
    new Map([
      [identity.number, String(row.id)],
      [identity.version, rowVersion({ ...row })],
      [identity.state, row.state],
      ...cellsOf(form),
    ])
  )
}

function categoryIndex(category: string): number {
  return categories.findIndex((known) => known === category)
}

/** What importing a file would do. Throws a CommandError for a file that is no sheet. */
export async function planSheet(db: Database, file: Uint8Array): Promise<SheetPlan> {
  return (await planImport(db, await catalogueOf(db), rowsOf(file))).plan
}

/**
 * Imports a file, all of it or nothing: one batch, that one undoing takes back. Returns what it did. New products are
 * drafts. Throws a CommandError for a file that is no sheet, or while its plan has problems.
 */
export async function importSheet(
  db: Database,
  author: Author,
  file: Uint8Array,
): Promise<SheetPlan> {
  const rows = rowsOf(file)
  const catalogue = await catalogueOf(db)
  return writeTransaction(db, async (transaction) => {
    const { plan, products } = await planImport(transaction, catalogue, rows)
    const [first] = plan.problems
    if (first)
      throw new CommandError(
        `${countOf(plan.problems.length, 'problem')}, the first in row ${first.row}, ${first.column}: ${first.sentence} Nothing was imported.`,
      )
    const writes = products.flatMap(({ row, form }) =>
      row ? { before: row, values: columnsOf(form, row) } : [],
    )
    await changeRows(transaction, author, 'products', writes)
    for (const [index, { row, form }] of products.entries()) {
      if (index % rowsAtOnce === 0) await setImmediate()
      if (!row) await insertDraft(transaction, author, form)
    }
    return plan
  })
}

function rowsOf(file: Uint8Array) {
  const rows = readSheet(decodeSheet(file))
  if (rows.length > mostRows)
    throw new CommandError(`A sheet has ${countOf(mostRows, 'product')} at most.`)
  return rows
}
