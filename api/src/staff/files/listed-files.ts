import { downloads } from '@argo/domain/products/downloads'
import type { Selectable } from 'kysely'
import type { Database, ProductFileTable } from '../../database/schema.ts'
import { rowVersion } from '../revisions/row.ts'

/** As many of a product as are listed. */
const mostListed = 200
export type FileRow = Selectable<ProductFileTable>

/** A file as its form is opened: with the version of its row, which is sent back with what is changed. */
export type DeskFile = Omit<FileRow, 'content' | 'deletedAt' | 'productId'> & { known: string }

/** The files of a product: the present ones first, then older versions, newest first. */
export async function listFiles(db: Database, productId: number): Promise<DeskFile[]> {
  const rows = await db
    .selectFrom('productFiles')
    .selectAll()
    .where('productId', '=', productId)
    .where('deletedAt', 'is', null)
    .orderBy(({ eb }) => eb('replacedAt', 'is not', null))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(deskFile)
}

/** The files of a product that came with the site, and whether an uploaded one stands in the place of each. */
export async function listIssued(db: Database, productId: number) {
  const uploaded = await listFiles(db, productId)
  return downloads
    .filter((download) => download.productId === productId)
    .map((download) => ({
      ...download,
      isReplaced: uploaded.some(
        ({ kind, language, replacedAt }) =>
          kind === download.kind && language === download.language && replacedAt === null,
      ),
    }))
}

/** A row as its form is opened. */
export function deskFile(row: FileRow): DeskFile {
  const { content: _, deletedAt: __, productId: ___, ...file } = row
  return { ...file, known: rowVersion({ ...row }) }
}
