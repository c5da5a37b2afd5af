import { type ProductForm, slugOf } from '@argo/domain/products/product-form'
import type { Database } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import type { Author } from '../revisions/record.ts'
import { openedProduct, rowOf } from './change.ts'
import { slugUser } from './slug-user.ts'
import { emptyForm, insertDrafts } from './write.ts'

/** Seconds within which somebody who adds the same product once more has pressed twice. */
const sameWithin = 10

/** Makes a draft with a slug of its name, if that is free, and returns its id; sent twice within seconds, it is made once. */
export function createProduct(
  db: Database,
  author: Author,
  { name, category }: Pick<ProductForm, 'name' | 'category'>,
): Promise<number> {
  return writeTransaction(db, async (transaction) => {
    const same = await justCreated(transaction, author, { name, category })
    if (same !== undefined) return same
    const form = { ...emptyForm(category), name, slug: await freeSlug(transaction, name) }
    const [id] = await insertDrafts(transaction, author, [form])
    return id!
  })
}

/** Makes a draft of what a product is, with its own draft; the draft's id, or undefined where there is no such product. */
export function duplicateProduct(
  db: Database,
  author: Author,
  id: number,
): Promise<number | undefined> {
  return writeTransaction(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    if (!row) return undefined
    const { form } = await openedProduct(transaction, row, undefined)
    const name = `${form.name.slice(0, 190)} (copy)`
    const same = await justCreated(transaction, author, { name, category: form.category })
    if (same !== undefined) return same
    const slug = form.slug === '' ? '' : await freeSlug(transaction, name)
    const [copy] = await insertDrafts(transaction, author, [
      // A GTIN is that of one product.
      { ...form, name, slug, gtin: '' },
    ])
    return copy
  })
}

// Made of a name; none where a product has it, or where it would be read as an id.
async function freeSlug(transaction: Database, name: string): Promise<string> {
  const slug = slugOf(name)
  const isTaken = /^\d*$/.test(slug) || (await slugUser(transaction, slug)) !== undefined
  return isTaken ? '' : slug
}

// A call whose answer was lost, or that was sent twice.
async function justCreated(
  transaction: Database,
  author: Author,
  { name, category }: Pick<ProductForm, 'name' | 'category'>,
): Promise<number | undefined> {
  const newest = await transaction
    .selectFrom('revisions')
    .select(['subject', 'rowId', 'personId', 'at', 'before'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const since = new Date(author.at.getTime() - sameWithin * 1_000).toISOString()
  const ids = newest
    .filter(({ subject, before, at }) => subject === 'products' && before === null && at > since)
    .filter(({ personId }) => personId === author.personId)
    .map(({ rowId }) => Number(rowId))
  const same = await transaction
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('name', '=', name)
    .where('category', '=', category)
    .executeTakeFirst()
  return same?.id
}
