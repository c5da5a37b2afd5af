import type { Updateable } from 'kysely'
import { noSchedule } from '../../catalogue/product-row.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { FieldError, refuseAll } from '../revisions/field-error.ts'
import type { Author } from '../revisions/record.ts'
import { changeProduct, type Opened, rowOf } from './change.ts'
import type { DeskProduct } from './desk-product.ts'
import { formOfRow } from './form-of-row.ts'
import { unfinished } from './unfinished.ts'

/** Has a product leave the lists; its page stays and names a successor, if there is one. Throws a FieldError. */
export function discontinueProduct(
  db: Database,
  author: Author,
  opened: Opened,
  successorId: number | null,
): Promise<DeskProduct | undefined> {
  return changeProduct(db, author, opened, async (row, transaction) => {
    if (successorId === opened.id)
      throw new FieldError('successorId', 'A product is not its own successor')
    if (successorId !== null && !(await rowOf(transaction, successorId)))
      throw new FieldError('successorId', 'There is no such product')
    return { ...discontinuedNow(row), successorId }
  })
}

/** What a row has once it is discontinued. Throws a FieldError for one of whose page a visitor could make nothing. */
export function discontinuedNow(row: ProductRow): Updateable<ProductTable> {
  const form = formOfRow(row)
  if (form) refuseAll(unfinished(form))
  return { state: 'discontinued', ...noSchedule }
}
