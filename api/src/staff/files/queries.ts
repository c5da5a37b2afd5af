import type { FileFields } from '@argo/domain/products/download-schema'
import type { Insertable } from 'kysely'
import type { Database, ProductFileTable } from '../../database/schema.ts'
import { ConflictError, expectVersion } from '../revisions/conflict.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, changeRow, readRow, recordCreations } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { presentFile } from './present-file.ts'
import { type DeskFile, deskFile, type FileRow } from './listed-files.ts'

/** Whether there is a product with an id. */
export async function isProduct(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/**
 * Stores an upload as a product's file, in place of the one of its kind and language, and returns its id.
 * Throws a ConflictError if it is that file already, or if the product was deleted.
 */
export function addFile(
  db: Database,
  author: Author,
  file: Omit<Insertable<ProductFileTable>, 'createdAt' | 'replacedAt' | 'deletedAt'>,
  storeBytes: () => Promise<void>,
): Promise<number> {
  const at = author.at.toISOString()
  return writeTransaction(db, async (transaction) => {
    if (!(await isProduct(transaction, file.productId)))
      throw new ConflictError('The product was deleted meanwhile: nothing was added.')
    // Within the transaction: no unused file is deleted meanwhile.
    await storeBytes()
    const present = await presentFile(transaction, file)
    if (present?.sha256 === file.sha256)
      throw new ConflictError(
        `This file is ${present.title}, version ${present.version}, already. Please choose another one.`,
      )
    if (present) await change(transaction, author, present.id, { replacedAt: at })
    const { id } = await transaction
      .insertInto('productFiles')
      .values({ ...file, createdAt: at, replacedAt: null, deletedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordCreations(transaction, author, 'files', [id])
    return id
  })
}

/**
 * Changes what is said of a file; undefined where there is none. Throws a ConflictError, and a FieldError for a language in
 * which the product has such a file already.
 */
export function changeFile(
  db: Database,
  author: Author,
  { id, known, fields }: { id: number; known: string; fields: FileFields },
): Promise<DeskFile | undefined> {
  return writeTransaction(db, async (transaction) => {
    const file = await fileOf(transaction, id)
    if (!file) return undefined
    expectVersion(file, known, () => deskFile(file))
    const other = await presentFile(transaction, { ...file, language: fields.language })
    if (file.replacedAt === null && other && other.id !== id)
      throw new FieldError(
        'fields.language',
        `${other.title} is the ${file.kind.toLowerCase()} in this language already.`,
      )
    await change(transaction, author, id, fields)
    const changed = await fileOf(transaction, id)
    return changed && deskFile(changed)
  })
}

/** Deletes a file, and puts the version before in its place; whether there was one. */
export function deleteFile(db: Database, author: Author, id: number): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const file = await fileOf(transaction, id)
    if (!file) return false
    await change(transaction, author, id, { deletedAt: author.at.toISOString() })
    if (file.replacedAt !== null) return true
    const before = await transaction
      .selectFrom('productFiles')
      .select('id')
      .where('productId', '=', file.productId)
      .where('kind', '=', file.kind)
      .where('language', '=', file.language)
      .where('deletedAt', 'is', null)
      .orderBy('replacedAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (before) await change(transaction, author, before.id, { replacedAt: null })
    return true
  })
}

async function change(
  transaction: Database,
  author: Author,
  id: number,
  changed: Partial<FileFields & Pick<FileRow, 'replacedAt' | 'deletedAt'>>,
) {
  const before = await readRow(transaction, 'files', id)
  if (before) await changeRow(transaction, author, 'files', { before, values: changed })
}

function fileOf(db: Database, id: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('productFiles')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
