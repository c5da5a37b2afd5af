import { type Category, categories } from '@argo/domain/products/category'
import type { Product } from '@argo/domain/products/product'
import { noPicture, type ProductForm, slugOf } from '@argo/domain/products/product-form'
import type { ProductState } from '@argo/domain/products/product-settings'
import type { ToDo } from '@argo/domain/products/to-do'
import { compare } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { type ProductSummary, summaryOf } from '@argo/domain/products/product-summary'
import type { Selectable, Updateable } from 'kysely'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { newest } from '../../catalogue/entries.ts'
import { toProduct, toSettings } from '../../catalogue/product-row.ts'
import { detailOf } from '../../products/detail.ts'
import { signPreview } from '../../products/preview.ts'
import type { Database, ProductTable } from '../../database/schema.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { type Author, changeRow, changing, recordOutside } from '../revisions/record.ts'
import { FieldError } from '../revisions/field-error.ts'
import { slugUser } from './slug-user.ts'
import { columnsOf, emptyForm, insertDraft, refuseRelated, refuseSlug } from './write.ts'
import { type DeskProduct, type DeskRow, deskProduct } from './desk-product.ts'
import { deskRows } from './desk-rows.ts'
import { periodsOf } from './periods.ts'

type ProductRow = Selectable<ProductTable>

export const sorts = ['newest', 'name', 'category', 'state', 'changed', 'to-do'] as const

/** As many as a table shows; others are found by narrowing it. */
const mostListed = 2_000

interface ListAsked {
  sort: (typeof sorts)[number]
  category?: Category | undefined
  /** As visitors find it. */
  state?: ProductState | undefined
  /** Only those about which something is to be done. */
  lacking?: boolean | undefined
  /** Part of the name, the slug or the id. */
  q?: string | undefined
}

/** All products, drafts too, in an order; those that are asked for. */
export async function listProducts(db: Database, asked: ListAsked, now: Date): Promise<DeskRow[]> {
  const words = asked.q?.trim().toLowerCase() ?? ''
  const rows = await deskRows(db, now)
  return rows
    .filter(
      ({ id, name, slug, category, standing, toDo }) =>
        (asked.category === undefined || category === asked.category) &&
        (asked.state === undefined || standing.shown === asked.state) &&
        (!asked.lacking || toDo.length > 0) &&
        `${id} ${name} ${slug}`.toLowerCase().includes(words),
    )
    .toSorted(orders[asked.sort])
    .slice(0, mostListed)
}

const states: readonly ProductState[] = ['draft', 'published', 'discontinued']
const orders: Record<ListAsked['sort'], (one: DeskRow, other: DeskRow) => number> = {
  newest: (one, other) => other.id - one.id,
  name: (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }),
  category: (one, other) => categories.indexOf(one.category) - categories.indexOf(other.category),
  state: (one, other) => states.indexOf(one.standing.shown) - states.indexOf(other.standing.shown),
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
  return row && deskProduct(row, now, await periodsOf(db))
}

/** All that is to be done about products, those with the most first; with what several products say together. */
export async function toDo(
  db: Database,
  now: Date,
): Promise<{ product: Pick<Product, 'id' | 'name'>; toDo: ToDo[] }[]> {
  const rows = await deskRows(db, now)
  const names = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .map((row) => ({
      product: { id: row.id, name: row.name },
      toDo: [
        ...row.toDo,
        ...namesakes(row, names.get(row.name.toLowerCase()) ?? []),
        ...successor(row, byId),
      ],
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

function successor({ standing }: DeskRow, byId: ReadonlyMap<number, DeskRow>): ToDo[] {
  const { state, successorId } = standing
  if (state !== 'discontinued' || successorId === null) return []
  if (byId.get(successorId)?.standing.shown === 'published') return []
  const sentence = 'Its successor is not published: the page names none.'
  return [{ kind: 'successor', field: 'successorId', sentence }]
}

/** Makes a draft with a slug made of its name, if that is free. Returns its id. */
export function createProduct(
  db: Database,
  author: Author,
  { name, category }: Pick<ProductForm, 'name' | 'category'>,
): Promise<number> {
  return changing(db, async (transaction) => {
    const slug = slugOf(name)
    const isFree = slug !== '' && !/^\d+$/.test(slug) && !(await slugUser(transaction, slug))
    const form = { ...emptyForm(category), name, slug: isFree ? slug : null }
    return insertDraft(transaction, author, form)
  })
}

/** What a form was opened with. */
export interface Opened {
  id: number
  version: string
}

/** Saves a form; undefined where there is no such product. Throws a FieldError or a ConflictError. */
export function saveProduct(
  db: Database,
  author: Author,
  opened: Opened,
  form: ProductForm,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row, transaction) => {
    await refuseSlug(transaction, form.slug, opened.id)
    await refuseRelated(transaction, form.related ?? [], opened.id)
    return columnsOf(form, row)
  })
}

/** Publishes a product, now or at a time. Throws a FieldError for one that a visitor could make nothing of. */
export function publishProduct(
  db: Database,
  author: Author,
  opened: Opened,
  at: string | null,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row) => {
    if (row.description === '')
      throw new FieldError('form.description', 'A product is described before it is published')
    if (row.imageUrl === noPicture)
      throw new FieldError('form.imageUrl', 'A product has a picture before it is published')
    return { state: 'published', publishAt: at, successorId: null }
  })
}

/** Takes a product from visitors: its address is not found. */
export function unpublishProduct(
  db: Database,
  author: Author,
  opened: Opened,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async () => ({ state: 'draft', publishAt: null }))
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
    return { state: 'discontinued', publishAt: null, successorId }
  })
}

/** Deletes a product; false where there is none. It comes back by undoing that. Throws a ConflictError. */
export function deleteProduct(
  db: Database,
  author: Author,
  { id, version }: Opened,
): Promise<boolean> {
  return changing(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    if (!row) return false
    const periods = await periodsOf(transaction)
    expectVersion({ ...row }, version, () => deskProduct(row, author.at, periods))
    await changeRow(transaction, author, { subject: 'products', rowId: id }, () =>
      transaction.deleteFrom('products').where('id', '=', id).execute(),
    )
    return true
  })
}

/** Features these products, in this order, and no others. Throws a FieldError for one that is not there. */
export function featureProducts(
  db: Database,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  return changing(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('products')
      .select(['id', 'featured', 'featureOrder'])
      .where((row) => row.or([row('featured', '=', 1), row('id', 'in', [0, ...ids])]))
      .execute()
    const missing = ids.findIndex((id) => rows.every((row) => row.id !== id))
    if (missing >= 0) throw new FieldError(`ids.${missing}`, 'There is no such product')
    for (const { id, featured, featureOrder } of rows) {
      const position = ids.indexOf(id)
      const values =
        position < 0
          ? { featured: 0, featureOrder: null }
          : { featured: 1, featureOrder: position + 1 }
      if (featured === values.featured && featureOrder === values.featureOrder) continue
      await changeRow(transaction, author, { subject: 'products', rowId: id }, () =>
        transaction.updateTable('products').set(values).where('id', '=', id).execute(),
      )
    }
  })
}

async function changeProduct(
  db: Database,
  author: Author,
  { id, version }: Opened,
  valuesOf: (row: ProductRow, transaction: Database) => Promise<Updateable<ProductTable>>,
): Promise<DeskProduct | undefined> {
  return changing(db, async (transaction) => {
    await recordOutside(transaction, author.at, 'products', id)
    const row = await rowOf(transaction, id)
    if (!row) return undefined
    const periods = await periodsOf(transaction)
    expectVersion({ ...row }, version, () => deskProduct(row, author.at, periods))
    const values = await valuesOf(row, transaction)
    const isChanged = Object.entries(values).some(
      ([column, value]) => row[column as keyof ProductRow] !== value,
    )
    if (isChanged)
      await changeRow(transaction, author, { subject: 'products', rowId: id }, () =>
        transaction.updateTable('products').set(values).where('id', '=', id).execute(),
      )
    const changed = await rowOf(transaction, id)
    return changed && deskProduct(changed, author.at, periods)
  })
}

function rowOf(db: Database, id: number): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Where a draft is seen for seven days, from the site's root; undefined where there is no such product. */
export async function previewOf(
  db: Database,
  id: number,
  now: Date,
): Promise<{ path: string } | undefined> {
  const row = await rowOf(db, id)
  if (!row) return undefined
  const { path } = deskProduct(row, now, undefined)
  return { path: `${path}?preview=${await signPreview(db, id, now.getTime())}` }
}

/** How the site would show a product with this form: undefined where there is no such product. */
export async function shownAs(
  db: Database,
  id: number,
  form: ProductForm,
  now: Date,
): Promise<
  { detail: ProductDetail; card: ProductSummary; comparison: Comparison['table'] } | undefined
> {
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
    card: summaryOf(product),
    comparison: others.length > 0 ? compare([product, ...others]) : null,
  }
}
