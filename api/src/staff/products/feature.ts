import type { Updateable } from 'kysely'
import type { Database, ProductTable } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, changeRows } from '../revisions/record.ts'

/** How many products can be featured. */
export const mostFeatured = 24

/** Features these products, in this order, and no others. Throws a FieldError for one that is not there. */
export function featureProducts(
  db: Database,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  return writeTransaction(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('products')
      .selectAll()
      .where((row) => row.or([row('featured', '=', 1), row('id', 'in', [0, ...ids])]))
      .orderBy('id')
      .execute()
    const missing = ids.findIndex((id) => rows.every((row) => row.id !== id))
    if (missing >= 0) throw new FieldError(`ids.${missing}`, 'There is no such product')
    const writes = rows.map((before) => ({ before, values: placeIn(ids, before.id) }))
    await changeRows(transaction, author, 'products', writes)
  })
}

function placeIn(ids: readonly number[], id: number) {
  const position = ids.indexOf(id)
  return position < 0 ? { featured: 0, featureOrder: null } : placeAt(position)
}

const placeAt = (position: number) => ({ featured: 1, featureOrder: position + 1 })

/** What a row has once it is the last of the featured products. Throws a FieldError where there are as many as can be. */
export async function featuredLast(transaction: Database): Promise<Updateable<ProductTable>> {
  const { count, last } = await transaction
    .selectFrom('products')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('featureOrder').as('last')])
    .where('featured', '=', 1)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostFeatured)
    throw new FieldError('featured', `${mostFeatured} products are featured already`)
  return placeAt(last ?? 0)
}
