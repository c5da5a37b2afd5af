import { downloads } from '@argo/domain/products/downloads'
import type { Selectable } from 'kysely'
import type { Database, ProductFileTable } from '../../database/schema.ts'
import { rowVersion } from '../revisions/row.ts'

/** As many of a product as are listed. */
const mostListed = 200
export type FileRow = Selectable<ProductFileTable>

/** A file as its form is opened: with the version of its row, which is sent back with what is changed. */
export type DeskFile = Omit<FileRow, 'deletedAt' | 'productId'> & { known: string }

/**
 * The files of a product: uploaded ones, the present before older versions; and those that came with the site, with
 * whether an upload has replaced each.
 */
export async function listFiles(db: Database, productId: number) {
  const rows = await db
    .selectFrom('productFiles')
    .selectAll()
    .where('productId', '=', productId)
    .where('deletedAt', 'is', null)
    .orderBy(({ eb }) => eb('replacedAt', 'is not', null))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  const issued = downloads
    .filter((download) => download.productId === productId)
    .map((download) => ({
      ...download,
      isReplaced: rows.some(
        ({ kind, language, replacedAt }) =>
          kind === download.kind && language === download.language && replacedAt === null,
      ),
    }))
  return { uploaded: rows.map(deskFile), issued }
}

/** A row as its form is opened. */
export function deskFile(row: FileRow): DeskFile {
  const { deletedAt: _, productId: __, ...file } = row
  return { ...file, known: rowVersion(row) }
}
