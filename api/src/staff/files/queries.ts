import type { FileFields } from '@argo/domain/products/download-schema'
import type { Insertable } from 'kysely'
import type { Database, ProductFileTable } from '../../database/schema.ts'
import { expectVersion } from '../revisions/conflict.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, changeRow, readRow, recordCreation } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { type DeskFile, deskFile, type FileRow } from './listed-files.ts'

/** Of all products, older versions and deleted ones too. */
export const mostStored = { files: 5_000, bytes: 20e9 }

/** Whether there is a product with an id. */
export async function isProduct(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Whether products may have more files: there are fewer than so many, of less than so many bytes. */
export async function hasFileRoom(db: Database, most: typeof mostStored): Promise<boolean> {
  const { files, bytes } = await db
    .selectFrom('productFiles')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('files'),
      fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return Number(files) < most.files && Number(bytes) < most.bytes
}

/** Stores a piece of an upload's content. */
export async function storeChunk(
  db: Database,
  chunk: { content: string; position: number; bytes: Buffer },
  now: Date,
): Promise<void> {
  await db
    .insertInto('fileChunks')
    .values({ ...chunk, createdAt: now.toISOString() })
    .execute()
}

/** Forgets the content of an upload that failed. */
export async function forgetContent(db: Database, content: string): Promise<void> {
  await db.deleteFrom('fileChunks').where('content', '=', content).execute()
}

/** Makes an upload a product's file, in the place of its file of the same kind and language; its id. */
export function addFile(
  db: Database,
  author: Author,
  file: Omit<Insertable<ProductFileTable>, 'createdAt' | 'replacedAt' | 'deletedAt'>,
): Promise<number> {
  const at = author.at.toISOString()
  return writeTransaction(db, async (transaction) => {
    const present = await presentOf(transaction, file)
    if (present) await change(transaction, author, present.id, { replacedAt: at })
    const { id } = await transaction
      .insertInto('productFiles')
      .values({ ...file, createdAt: at, replacedAt: null, deletedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordCreation(transaction, author, { subject: 'files', rowId: id })
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
    expectVersion({ ...file }, known, () => deskFile(file))
    const other = await presentOf(transaction, { ...file, language: fields.language })
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

function presentOf(
  db: Database,
  { productId, kind, language }: Pick<FileRow, 'productId' | 'kind' | 'language'>,
) {
  return db
    .selectFrom('productFiles')
    .select(['id', 'title'])
    .where('productId', '=', productId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('replacedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
