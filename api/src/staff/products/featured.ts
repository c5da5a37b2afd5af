import type { Updateable } from 'kysely'
import type { Database, ProductTable } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, changeRows } from '../revisions/record.ts'
import { rowVersion } from '../revisions/row.ts'

/** How many products can be featured. */
export const mostFeatured = 24

/** The featured products in their order, as their form is opened. */
export interface Featured {
  /** Sent back with what is saved: another one for another order. */
  version: string
  products: { id: number; name: string }[]
}

/** The featured products in the order of the home page, drafts too. */
export async function featuredProducts(db: Database): Promise<Featured> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'featureOrder'])
    .where('featured', '=', 1)
    .execute()
  const place = ({ featureOrder }: (typeof rows)[number]) => featureOrder ?? Number.MAX_SAFE_INTEGER
  const products = rows
    .toSorted((one, other) => place(one) - place(other) || other.id - one.id)
    .map(({ id, name }) => ({ id, name }))
  return { version: rowVersion(idsOf(products)), products }
}

/**
 * Features these products, in this order, and no others. Throws a FieldError for one that is not there, and a ConflictError
 * unless those of the version are featured.
 */
export function saveFeatured(
  db: Database,
  author: Author,
  { products, version }: { products: readonly number[]; version: string },
): Promise<Featured> {
  return writeTransaction(db, async (transaction) => {
    const present = await featuredProducts(transaction)
    expectVersion(idsOf(present.products), version, () => present)
    const rows = await transaction
      .selectFrom('products')
      .selectAll()
      .where((row) => row.or([row('featured', '=', 1), row('id', 'in', [0, ...products])]))
      .orderBy('id')
      .execute()
    const missing = products.findIndex((id) => rows.every((row) => row.id !== id))
    if (missing >= 0) throw new FieldError(`products.${missing}`, 'There is no such product')
    const writes = rows.map((before) => ({ before, values: placeIn(products, before.id) }))
    await changeRows(transaction, author, 'products', writes)
    return featuredProducts(transaction)
  })
}

const idsOf = (products: Featured['products']) => ({ ids: products.map(({ id }) => id).join(' ') })

function placeIn(ids: readonly number[], id: number) {
  const position = ids.indexOf(id)
  return position < 0 ? { featured: 0, featureOrder: null } : placeAt(position)
}

const placeAt = (position: number) => ({ featured: 1, featureOrder: position + 1 })

/**
 * What a row has once it is featured: the last place, or none while another has none, as those come last.
 * Throws a FieldError where as many are featured as can be.
 */
export async function featuredLast(transaction: Database): Promise<Updateable<ProductTable>> {
  const { count, placed, last } = await transaction
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.count('featureOrder').as('placed'),
      fn.max('featureOrder').as('last'),
    ])
    .where('featured', '=', 1)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostFeatured)
    throw new FieldError('featured', `${mostFeatured} products are featured already`)
  return Number(placed) < Number(count) ? { featured: 1, featureOrder: null } : placeAt(last ?? 0)
}
