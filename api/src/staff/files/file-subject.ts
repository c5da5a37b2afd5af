import type { Database } from '../../database/schema.ts'
import { mergeRows } from '../revisions/merge.ts'
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
  refusal: async (db, { title, content, productId }) => {
    if (!(await isStored(db, String(content))))
      return `${String(title)} cannot come back: its content was forgotten since.`
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', Number(productId))
      .executeTakeFirst()
    return product
      ? undefined
      : `${String(title)} is of a product that was deleted: undo that first.`
  },
  merge: (rows) => mergeRows(rows, { labels }),
  restored: (row) => row,
  isVisible: () => true,
}

function inWords(field: string, value: unknown): string | null {
  if (typeof value !== 'string') return null
  return field.endsWith('At') ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value
}

async function isStored(db: Database, content: string): Promise<boolean> {
  const chunk = await db
    .selectFrom('fileChunks')
    .select('position')
    .where('content', '=', content)
    .limit(1)
    .executeTakeFirst()
  return chunk !== undefined
}
