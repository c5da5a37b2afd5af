import { setImmediate } from 'node:timers/promises'
import type { Category } from '@argo/domain/products/category'
import { byLineField } from '@argo/domain/products/line-fields'
import { noPicture, type ProductForm, specText } from '@argo/domain/products/product-form'
import { splitSpec } from '@argo/domain/products/spec'
import type { Insertable, Updateable } from 'kysely'
import { withDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, readRow, recordCreations } from '../revisions/record.ts'
import { forgottenPhotograph } from '../photographs/unused.ts'
import { formOfRow } from './form-of-row.ts'
import { slugUser } from './slug-user.ts'
import { pictureField } from './unfinished.ts'

/** The form of a product of which nothing is known but its category. */
export function emptyForm(category: Category): ProductForm {
  return {
    name: '',
    slug: '',
    category,
    description: '',
    imageUrl: noPicture,
    images: [],
    specs: [],
    colorVariations: [],
    defaultColor: '',
    keyFeatures: [],
    related: [],
    dealers: [],
    ...byLineField(() => ''),
  }
}

/** Products inserted at once; visitors' requests are served between them. */
const draftsAtOnce = 100

/** Makes drafts of forms, within a transaction. Returns their ids, which no product had before. */
export async function insertDrafts(
  transaction: Database,
  author: Author,
  forms: readonly ProductForm[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < forms.length; from += draftsAtOnce) {
    if (from > 0) await setImmediate()
    const values = forms
      .slice(from, from + draftsAtOnce)
      .map((form) => ({ ...columnsOf(form), featured: 0, state: 'draft' }))
    const rows = await transaction
      .insertInto('products')
      .values(values as Insertable<ProductTable>[])
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  await recordCreations(transaction, author, 'products', ids)
  return ids
}

/** The columns of a form; a spec that says what it said before stays word for word. */
export function columnsOf(form: ProductForm, row?: ProductRow): Updateable<ProductTable> {
  const before: unknown[] = row ? JSON.parse(row.specs) : []
  const known = new Map(before.map((spec) => [specText(splitSpec(String(spec))), String(spec)]))
  const specs = form.specs.map(specText).map((spec) => known.get(spec) ?? spec)
  const list = (entries: readonly unknown[], was: string | null = null) =>
    was !== null && isSame(was, entries) ? was : JSON.stringify(entries)
  const listOrNull = (entries: readonly unknown[], was: string | null = null) =>
    entries.length > 0 ? list(entries, was) : null
  return {
    ...form,
    slug: form.slug || null,
    defaultColor: form.defaultColor || null,
    images: list(form.images, row?.images),
    specs: list(specs, row?.specs),
    colorVariations: listOrNull(form.colorVariations, row?.colorVariations),
    keyFeatures: listOrNull(form.keyFeatures, row?.keyFeatures),
    related: listOrNull(form.related, row?.related),
    dealers: list(form.dealers, row?.dealers),
    ...byLineField((field) => form[field] || null),
  }
}

// Seeded lists have spaces between their entries.
function isSame(json: string, entries: readonly unknown[]): boolean {
  return JSON.stringify(JSON.parse(json)) === JSON.stringify(entries)
}

/** Throws a FieldError for a slug that another product has. */
export async function refuseSlug(db: Database, slug: string, id: number): Promise<void> {
  const user = await slugUser(db, slug)
  if (user && user.id !== id)
    throw new FieldError('form.slug', `${user.name} (number ${user.id}) has this slug`)
}

/** Throws a FieldError for a photograph that was deleted because nothing had named it. */
export async function refusePictures(
  db: Database,
  { imageUrl, images }: Pick<ProductForm, 'imageUrl' | 'images'>,
): Promise<void> {
  for (const [index, src] of [imageUrl, ...images].entries())
    if (await forgottenPhotograph(db, src))
      throw new FieldError(
        pictureField(index),
        'This photograph is not stored any more: please upload it again',
      )
}

/** Throws a FieldError for a related product that there is not, unless the row had it: it was deleted, and may come back. */
export async function refuseRelated(
  db: Database,
  ids: readonly number[],
  id: number,
  row?: ProductRow,
): Promise<void> {
  const rows = row ? [row, withDraft(row)] : []
  const isNew = (related: number) =>
    rows.every((some) => !formOfRow(some)?.related.includes(related))
  for (const [index, related] of ids.entries()) {
    if (related === id)
      throw new FieldError(`form.related.${index}`, 'A product is not related to itself')
    if (!(await readRow(db, 'products', related)) && isNew(related))
      throw new FieldError(`form.related.${index}`, 'There is no such product')
  }
}
