import type { Database } from '../../database/schema.ts'
import type { FileRow } from './listed-files.ts'

/** The file of a kind and language that a product offers; undefined if there is none. */
export function presentFile(
  db: Database,
  { productId, kind, language }: Pick<FileRow, 'productId' | 'kind' | 'language'>,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('productFiles')
    .selectAll()
    .where('productId', '=', productId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('replacedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
