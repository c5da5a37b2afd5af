import type { Database } from '../../database/schema.ts'
import { mergeRows } from '../revisions/merge.ts'
import type { FileRow } from './listed-files.ts'
import { presentFile } from './present-file.ts'
import { differencesIn, type Subject } from '../revisions/subject.ts'

/** What of a file changes, as people call it. */
const labels: Record<string, string> = {
  title: 'Title',
  version: 'Version',
  date: 'Date',
  language: 'Language',
  replacedAt: 'Replaced by another',
  deletedAt: 'Deleted',
}

/** The files of products, as the history tells their changes. */
export const fileSubject: Subject = {
  table: 'productFiles',
  key: 'id',
  nameOf: ({ title, version }) => `${String(title)}, version ${String(version)}`,
  differences: (before, after) => differencesIn(labels, inWords, before, after),
  refusal: async (db, row) => {
    const file = row as FileRow
    if (!(await isThere(db, 'productFiles', file.id)))
      return `${file.title} cannot come back: its content was deleted since.`
    if (!(await isThere(db, 'products', file.productId)))
      return `${file.title} is of a product that was deleted: undo that first.`
    if (file.replacedAt !== null || file.deletedAt !== null) return undefined
    const present = await presentFile(db, file)
    return present && present.id !== file.id
      ? `${present.title}, version ${present.version}, is the ${file.kind.toLowerCase()} in this language since: delete that first.`
      : undefined
  },
  merge: (rows) => mergeRows(rows, { labels }),
  deletedAt: 'deletedAt',
  isUndoneAsBatch: true,
}

function inWords(field: string, value: unknown): string | null {
  if (typeof value !== 'string') return null
  return field.endsWith('At') ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value
}

async function isThere(
  db: Database,
  table: 'products' | 'productFiles',
  id: number,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
