import { categories, type Category } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { isSameRow, productRows } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { CommandError } from '../../database/command-error.ts'
import { formOfRow } from '../products/form-of-row.ts'
import { columnsOf, insertDrafts } from '../products/write.ts'
import { type Author, changeRows } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { rowVersion } from '../revisions/row.ts'
import { type Cells, cellsOf, firstColumns, identity } from './cells.ts'
import { decodeSheet } from './decode.ts'
import { planImport } from './plan.ts'
import type { PlannedProduct, SheetChoices, SheetPlan } from './sheet-plan.ts'
import { type Format, readSheet, type Sheet, writeSheet } from './sheet.ts'

/** Rows read or written at once; visitors' requests are served between them. */
const rowsAtOnce = 100
/** How often a sheet is compared anew because its products were changed meanwhile. */
const mostAttempts = 3

/**
 * Exports all products, or those of a category or with the given ids: a row for each product, a column for each field and spec.
 * Leaves malformed specs out.
 */
export async function exportProducts(
  db: Database,
  format: Format,
  { category, ids }: { category?: Category | undefined; ids?: readonly number[] | undefined } = {},
): Promise<string> {
  const isAsked = (row: ProductRow) =>
    (category === undefined || row.category === category) &&
    (ids === undefined || ids.includes(row.id))
  const exported: (readonly [string, Cells])[] = []
  for await (const row of productRows(db, rowsAtOnce)) {
    const cells = isAsked(row) ? exportedCells(row) : undefined
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
      [identity.version, rowVersion(row)],
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
  return (await planImport(db, await catalogueOf(db), sheetIn(file))).plan
}

/**
 * Imports a file, all of it or nothing: one batch, that one undoing takes back. Returns what it did. New products are
 * drafts. Throws a CommandError for a file that is no sheet, or while its plan has problems.
 */
export async function importSheet(
  db: Database,
  author: Author,
  file: Uint8Array,
  choices?: SheetChoices,
): Promise<SheetPlan> {
  const sheet = sheetIn(file)
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    // Outside the transaction, which keeps visitors' messages waiting.
    const { plan, products } = await planImport(db, await catalogueOf(db), sheet, choices)
    const [first] = plan.problems
    if (first)
      throw new CommandError(
        `${countOf(plan.problems.length, 'problem')}, the first in row ${first.row}, ${first.column}: ${first.sentence} Nothing was imported.`,
      )
    if (await storeProducts(db, author, products)) return plan
  }
  throw new CommandError(
    'Somebody else changes the same products. Nothing was imported: please try again.',
  )
}

/** Stores planned products in one transaction; false if what they were planned with is not as it was. */
function storeProducts(
  db: Database,
  author: Author,
  products: readonly PlannedProduct[],
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    for (let from = 0; from < products.length; from += rowsAtOnce) {
      const chunk = products.slice(from, from + rowsAtOnce)
      if (!(await isAsPlanned(transaction, chunk))) return false
    }
    const writes = products.flatMap(({ row, form }) =>
      row ? { before: row, values: columnsOf(form, row) } : [],
    )
    await changeRows(transaction, author, 'products', writes)
    const created = products.flatMap(({ row, form }) => (row ? [] : form))
    await insertDrafts(transaction, author, created)
    return true
  })
}

async function isAsPlanned(
  transaction: Database,
  products: readonly PlannedProduct[],
): Promise<boolean> {
  const ids = products.flatMap(({ row }) => row?.id ?? [])
  const slugs = products.flatMap(({ form }) => form.slug || [])
  const rows = await transaction
    .selectFrom('products')
    .selectAll()
    .where((row) => row.or([row('id', 'in', [0, ...ids]), row('slug', 'in', ['', ...slugs])]))
    .execute()
  const now = new Map(rows.map((row) => [row.id, row]))
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]))
  return products.every(({ row, form }) => {
    const known = row && now.get(row.id)
    const user = form.slug ? bySlug.get(form.slug) : undefined
    return (!row || (known && isSameRow(known, row))) && (user === undefined || user === row?.id)
  })
}

function sheetIn(file: Uint8Array): Sheet {
  const { text, ...decoded } = decodeSheet(file)
  return { rows: readSheet(text), ...decoded }
}
