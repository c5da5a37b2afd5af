import { setImmediate } from 'node:timers/promises'
import { countOf } from '@argo/domain/text/count-of'
import type { Periods } from '@argo/domain/texts/periods'
import { warrantyKind } from '@argo/domain/warranty/warranty-kind'
import { readableProduct } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { type Author, changeRows, type Write } from '../revisions/record.ts'

/** Products looked at at once. */
const productsAtOnce = 20

/**
 * Has the products that stated the years of their kind state its new ones, within the transaction that changes these. What a
 * discontinued product was sold with stays, and so does what a product states otherwise.
 */
export async function followYears(
  transaction: Database,
  author: Author,
  before: Periods,
  after: Periods,
): Promise<void> {
  const rows = await transaction
    .selectFrom('products')
    .selectAll()
    .where('state', '!=', 'discontinued')
    .execute()
  const writes: Write[] = []
  for (const [index, row] of rows.entries()) {
    // Visitors' requests are served between them.
    if (index % productsAtOnce === 0) await setImmediate()
    const specs = specsFor(row, before, after)
    if (specs !== undefined) writes.push({ before: row, values: { specs } })
  }
  await changeRows(transaction, author, 'products', writes)
}

// The list in JSON; undefined where it stays as it is.
function specsFor(row: ProductRow, before: Periods, after: Periods): string | undefined {
  const product = readableProduct(row)
  if (!product) return undefined
  const kind = warrantyKind(product)
  const [was, is] = [before[kind], after[kind]].map(
    (years) => `Warranty: ${countOf(years, 'year')}`,
  )
  if (was === is || !product.specs.includes(was!)) return undefined
  return JSON.stringify(product.specs.map((spec) => (spec === was ? is : spec)))
}
