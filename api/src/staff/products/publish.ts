import type { Updateable } from 'kysely'
import { draftedColumns, noDraft, withDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { FieldError, refuseAll } from '../revisions/field-error.ts'
import type { Author } from '../revisions/record.ts'
import { changeProduct, type Opened } from './change.ts'
import type { DeskProduct } from './desk-product.ts'
import { formOfRow } from './form-of-row.ts'
import { malformed, unfinished } from './unfinished.ts'
import { refuseSlug } from './write.ts'

/**
 * Publishes a product with its draft, now or at a time; until then visitors see what they saw. Throws a FieldError for one that
 * its form refuses, that a visitor could make nothing of, whose slug another has, or with nothing to be published at a time.
 */
export function publishProduct(
  db: Database,
  author: Author,
  opened: Opened,
  at: string | null,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row, transaction) => {
    const published = await publishedNow(transaction, row)
    if (at === null) return published
    if (row.state === 'discontinued')
      throw new FieldError(
        'at',
        'A discontinued product is published at once: leave the time empty',
      )
    if (row.state === 'published' && row.draft === null)
      throw new FieldError('at', 'Visitors see all of it already')
    return { publishAt: at, publishBy: author.personId, publishRefusal: null }
  })
}

/** What a row has once it is published with its draft. Throws a FieldError for one that cannot be published. */
export async function publishedNow(
  db: Database,
  row: ProductRow,
): Promise<Updateable<ProductTable>> {
  const drafted = withDraft(row)
  const form = formOfRow(drafted)
  if (form) refuseAll([...malformed(form), ...unfinished(form)])
  const { id, slug } = drafted
  if (slug !== null) await refuseSlug(db, slug, id)
  return { ...draftedColumns(row), ...noDraft, state: 'published', successorId: null }
}
