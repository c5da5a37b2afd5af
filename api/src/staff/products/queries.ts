import { categories } from '@argo/domain/products/category'
import { type Product, productPath } from '@argo/domain/products/product'
import { type ProductForm, slugOf } from '@argo/domain/products/product-form'
import type { ProductState } from '@argo/domain/products/product-settings'
import type { ProductsSearch } from '@argo/domain/products/products-search'
import type { ToDo } from '@argo/domain/products/to-do'
import { compare } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { newest } from '../../catalogue/entries.ts'
import {
  noDraft,
  noSchedule,
  type RowDraft,
  toProduct,
  toSettings,
  withDraft,
} from '../../catalogue/product-row.ts'
import { detailOf } from '../../products/detail.ts'
import { signPreview } from '../../products/preview.ts'
import type { Database } from '../../database/schema.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { type Author, changeRow, changeRows } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import {
  changedValues,
  changeProduct,
  type Opened,
  openedProduct,
  periodsOf,
  rowOf,
} from './change.ts'
import { FieldError } from '../revisions/field-error.ts'
import { slugUser } from './slug-user.ts'
import {
  columnsOf,
  emptyForm,
  insertDrafts,
  refusePictures,
  refuseRelated,
  refuseSlug,
} from './write.ts'
import { type DeskProduct, type DeskRow, deskProduct } from './desk-product.ts'
import { deskRows } from './desk-rows.ts'
import { listKept, withoutKept } from '../to-do/kept.ts'
import { outdatedFiles, productsWithFiles } from './outdated-files.ts'

/** As many as a table shows; others are found by narrowing it. */
const mostListed = 2_000

/** All products, drafts too, in an order; those that are asked for. */
export async function listProducts(
  db: Database,
  { sort = 'newest', ...filter }: ProductsSearch,
  now: Date,
): Promise<DeskRow[]> {
  const words = filter.q?.trim().toLowerCase() ?? ''
  const rows = await deskRows(db, now)
  return rows
    .filter(
      ({ id, name, slug, category, status, toDo }) =>
        (filter.category === undefined || category === filter.category) &&
        (filter.state === undefined || status.shown === filter.state) &&
        (!filter.lacking || toDo.length > 0) &&
        `${id} ${name} ${slug}`.toLowerCase().includes(words),
    )
    .toSorted(orders[sort])
    .slice(0, mostListed)
}

const states: readonly ProductState[] = ['draft', 'published', 'discontinued']
const orders: Record<
  NonNullable<ProductsSearch['sort']>,
  (one: DeskRow, other: DeskRow) => number
> = {
  newest: (one, other) => other.id - one.id,
  name: (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }),
  category: (one, other) => categories.indexOf(one.category) - categories.indexOf(other.category),
  state: (one, other) => states.indexOf(one.status.shown) - states.indexOf(other.status.shown),
  changed: (one, other) => (one.updatedAt < other.updatedAt ? 1 : -1),
  'to-do': (one, other) => other.toDo.length - one.toDo.length,
}

/** A product as its form is opened, or undefined. */
export async function productOf(
  db: Database,
  id: number,
  now: Date,
): Promise<DeskProduct | undefined> {
  const row = await rowOf(db, id)
  return row && openedProduct(db, row, now, await periodsOf(db))
}

/** All that is to be done about products, those with the most first; with what several products say together. */
export async function toDo(
  db: Database,
  now: Date,
): Promise<{ product: Pick<Product, 'id' | 'name'>; toDo: ToDo[] }[]> {
  const rows = await deskRows(db, now)
  const names = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  const byId = new Map(rows.map((row) => [row.id, row]))
  const files = new Map<number, ToDo[]>()
  for (const id of await productsWithFiles(db)) {
    const row = await rowOf(db, id)
    if (row) files.set(id, await outdatedFiles(db, row))
  }
  const kept = await listKept(db, 'products')
  return rows
    .map((row) => ({
      product: { id: row.id, name: row.name },
      toDo: withoutKept(
        [
          ...row.toDo,
          ...(files.get(row.id) ?? []),
          ...namesakes(row, names.get(row.name.toLowerCase()) ?? []),
          ...successor(row, byId),
          ...unpublished(row),
        ],
        String(row.id),
        kept,
      ),
    }))
    .filter((entry) => entry.toDo.length > 0)
    .toSorted((one, other) => other.toDo.length - one.toDo.length)
}

function namesakes({ id }: DeskRow, rows: readonly DeskRow[]): ToDo[] {
  const others = rows.filter((row) => row.id !== id).map((row) => row.id)
  if (others.length === 0) return []
  const sentence = `Another product has the same name (number ${others.join(', ')}).`
  return [{ kind: 'name', field: 'name', sentence }]
}

function successor({ status }: DeskRow, byId: ReadonlyMap<number, DeskRow>): ToDo[] {
  const { state, successorId } = status
  if (state !== 'discontinued' || successorId === null) return []
  if (byId.get(successorId)?.status.shown === 'published') return []
  const sentence = 'Its successor is not published: the page names none.'
  return [{ kind: 'successor', field: 'state', sentence }]
}

function unpublished({ draftRefusal }: DeskRow): ToDo[] {
  if (draftRefusal === null) return []
  const sentence = `Its changes were not published at their time: ${draftRefusal}. Publish them here.`
  return [{ kind: 'draft', field: 'state', sentence }]
}

/** Seconds within which somebody who adds the same product once more has pressed twice. */
const sameWithin = 10

/** Makes a draft, with a slug made of its name if that is free. Returns its id, or that of the same draft made seconds before. */
export function createProduct(
  db: Database,
  author: Author,
  { name, category }: Pick<ProductForm, 'name' | 'category'>,
): Promise<number> {
  return writeTransaction(db, async (transaction) => {
    const same = await justCreated(transaction, author, { name, category })
    if (same !== undefined) return same
    const slug = slugOf(name)
    const isFree = slug !== '' && !/^\d+$/.test(slug) && !(await slugUser(transaction, slug))
    const form = { ...emptyForm(category), name, slug: isFree ? slug : '' }
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
    const { form } = await openedProduct(transaction, row, author.at, undefined)
    const name = `${form.name.slice(0, 190)} (copy)`
    const same = await justCreated(transaction, author, { name, category: form.category })
    if (same !== undefined) return same
    const slug = slugOf(name)
    const isFree = !(await slugUser(transaction, slug))
    const [copy] = await insertDrafts(transaction, author, [
      { ...form, name, slug: form.slug !== '' && isFree ? slug : '' },
    ])
    return copy
  })
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

/**
 * Saves a form, for visitors at once or as a draft; undefined where there is no such product. Throws a FieldError or a
 * ConflictError.
 */
export function saveProduct(
  db: Database,
  author: Author,
  opened: Opened,
  { form, asDraft }: { form: ProductForm; asDraft: boolean },
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row, transaction) => {
    await refuseSlug(transaction, form.slug, opened.id)
    await refuseRelated(transaction, form.related, opened.id)
    await refusePictures(transaction, form)
    const columns = columnsOf(form, withDraft(row))
    if (!asDraft) return { ...columns, ...noDraft }
    const values = changedValues(row, columns)
    if (Object.keys(values).length === 0) return noDraft
    const draft: RowDraft = 'specs' in values ? { values, baseSpecs: row.specs } : { values }
    return { draft: JSON.stringify(draft) }
  })
}

/** Has a product leave the lists; its page stays and names a successor, if there is one. Throws a FieldError. */
export function discontinueProduct(
  db: Database,
  author: Author,
  opened: Opened,
  successorId: number | null,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (_, transaction) => {
    if (successorId === opened.id)
      throw new FieldError('successorId', 'A product is not its own successor')
    if (successorId !== null && !(await rowOf(transaction, successorId)))
      throw new FieldError('successorId', 'There is no such product')
    return { state: 'discontinued', publishAt: null, successorId, ...noSchedule }
  })
}

/** Deletes a product; false where there is none. It comes back by undoing that. Throws a ConflictError. */
export function deleteProduct(
  db: Database,
  author: Author,
  { id, version }: Opened,
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    if (!row) return false
    const periods = await periodsOf(transaction)
    expectVersion({ ...row }, version, () => deskProduct(row, author.at, periods))
    await changeRow(transaction, author, 'products', { before: row, values: null })
    return true
  })
}

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
  return position < 0
    ? { featured: 0, featureOrder: null }
    : { featured: 1, featureOrder: position + 1 }
}

/** Where a product is seen with its draft for seven days, from the site's root; undefined where there is no such product. */
export async function previewOf(
  db: Database,
  id: number,
  now: Date,
): Promise<{ path: string } | undefined> {
  const row = await rowOf(db, id)
  if (!row) return undefined
  const path = productPath(toProduct(withDraft(row)))
  return { path: `${path}?preview=${await signPreview(db, id, now.getTime())}` }
}

/** How the site would show a product with this form: undefined where there is no such product. */
export async function previewProduct(
  db: Database,
  id: number,
  form: ProductForm,
  now: Date,
): Promise<{ detail: ProductDetail; comparison: Comparison['table'] } | undefined> {
  const row = await rowOf(db, id)
  if (!row) return undefined
  const changed = { ...row, ...columnsOf(form, row) }
  const product = toProduct(changed)
  const catalogue = await catalogueOf(db)
  const others = newest(catalogue, product.category)
    .filter((entry) => entry.product.id !== id)
    .slice(0, 3)
    .map((entry) => entry.product)
  return {
    detail: detailOf(catalogue, { product, settings: toSettings(changed) }, now.getTime()),
    comparison: others.length > 0 ? compare([product, ...others]) : null,
  }
}
