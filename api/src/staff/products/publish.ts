import { noPicture } from '@argo/domain/products/product-form'
import { stateAt } from '@argo/domain/products/product-settings'
import type { Updateable } from 'kysely'
import { draftedColumns, draftOf, noDraft, withDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { FieldError } from '../revisions/field-error.ts'
import type { Author } from '../revisions/record.ts'
import { changeProduct, type Opened } from './change.ts'
import type { DeskProduct } from './desk-product.ts'
import { refuseSlug } from './write.ts'

/**
 * Publishes a product with its draft, now or at a time; until then visitors see of a published one what they saw. Throws a
 * FieldError for one that a visitor could make nothing of, or whose slug another has.
 */
export function publishProduct(
  db: Database,
  author: Author,
  opened: Opened,
  at: string | null,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row, transaction) => {
    // Until then its page would be gone.
    if (at !== null && stateAt(row, author.at.getTime()) === 'discontinued')
      throw new FieldError(
        'at',
        'A discontinued product is published at once: leave the time empty',
      )
    const published = await publishedNow(transaction, row)
    const draft = draftOf(row)
    if (draft && at !== null && stateAt(row, author.at.getTime()) === 'published')
      return {
        draft: JSON.stringify({ ...draft, refusal: undefined }),
        draftPublishAt: at,
        draftPublishBy: author.personId,
      }
    return { ...published, publishAt: at }
  })
}

/** What a row has once it is published with its draft. Throws a FieldError as `publishedColumns` does. */
export async function publishedNow(
  db: Database,
  row: ProductRow,
): Promise<Updateable<ProductTable>> {
  const columns = await publishedColumns(db, row)
  return { ...columns, state: 'published', publishAt: null, successorId: null }
}

/** The columns that publishing the draft of a row changes. Throws a FieldError for one that cannot be published. */
export async function publishedColumns(
  db: Database,
  row: ProductRow,
): Promise<Updateable<ProductTable>> {
  const drafted = withDraft(row)
  refuseUnfinished(drafted)
  const { id, slug } = drafted
  if (slug !== null) await refuseSlug(db, slug, id)
  return { ...draftedColumns(row), ...noDraft }
}

/** Throws a FieldError for a product of whose page a visitor could make nothing. */
export function refuseUnfinished({ description, imageUrl }: ProductRow): void {
  if (description === '')
    throw new FieldError('form.description', 'A product is described before it is published')
  if (imageUrl === noPicture)
    throw new FieldError('form.imageUrl', 'A product has a picture before it is published')
}
