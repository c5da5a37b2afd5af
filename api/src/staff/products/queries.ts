import { productPath } from '@argo/domain/products/product'
import type { ProductForm } from '@argo/domain/products/product-form'
import { compare } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { newest } from '../../catalogue/entries.ts'
import {
  noDraft,
  type RowDraft,
  toProduct,
  toSettings,
  withDraft,
} from '../../catalogue/product-row.ts'
import { detailOf } from '../../products/detail.ts'
import { signPreview } from '../../products/preview.ts'
import type { Database } from '../../database/schema.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { refuseAll } from '../revisions/field-error.ts'
import { type Author, changeRow } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import {
  changedValues,
  changeProduct,
  type Opened,
  openedProduct,
  periodsOf,
  rowOf,
} from './change.ts'
import { unfinished } from './unfinished.ts'
import { columnsOf, refusePictures, refuseRelated, refuseSlug } from './write.ts'
import { type DeskProduct, deskProduct } from './desk-product.ts'

/** A product as its form is opened, or undefined. */
export async function productOf(db: Database, id: number): Promise<DeskProduct | undefined> {
  const row = await rowOf(db, id)
  return row && openedProduct(db, row, await periodsOf(db))
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
    await refuseRelated(transaction, form.related, opened.id, row)
    await refusePictures(transaction, form)
    // What visitors do not see yet may be unfinished.
    if (!asDraft && row.state !== 'draft') refuseAll(unfinished(form))
    const columns = columnsOf(form, withDraft(row))
    // Its time is that of a draft, or of a product that is not published yet.
    const none = row.state === 'draft' ? { draft: null, publishRefusal: null } : noDraft
    if (!asDraft) return { ...columns, ...none }
    // A list that the draft wrote anew may say what the row's says.
    const differing = changedValues(row, columnsOf(form, row))
    const values = Object.fromEntries(
      Object.entries(changedValues(row, columns)).filter(([column]) => column in differing),
    )
    if (Object.keys(values).length === 0) return none
    const draft: RowDraft = 'specs' in values ? { values, baseSpecs: row.specs } : { values }
    return { draft: JSON.stringify(draft), publishRefusal: null }
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
    expectVersion(row, version, () => deskProduct(row, periods))
    await changeRow(transaction, author, 'products', { before: row, values: null })
    return true
  })
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
    detail: detailOf(catalogue, { product, settings: toSettings(changed) }),
    comparison: others.length > 0 ? compare([product, ...others]) : null,
  }
}
