import { downloads } from '@argo/domain/products/downloads'
import type { ToDo } from '@argo/domain/products/to-do'
import { inWords } from '@argo/domain/text/in-words'
import type { Database, ProductRow } from '../../database/schema.ts'
import { listFiles } from '../files/listed-files.ts'
import type { Row } from '../revisions/row.ts'
import { isOfSpecs, productSubject } from './product-subject.ts'

/** The ids of the products that may offer files for download. */
export async function productsWithFiles(db: Database): Promise<Set<number>> {
  const uploaded = await db.selectFrom('productFiles').select('productId').distinct().execute()
  return new Set([...downloads, ...uploaded].map(({ productId }) => productId))
}

/** What is to be done about a product's PDFs: specs were changed since the day of issue, and they may say what was so before. */
export async function outdatedFiles(db: Database, row: ProductRow): Promise<ToDo[]> {
  const { uploaded, issued } = await listFiles(db, row.id)
  const present = [
    ...issued.filter(({ isReplaced }) => !isReplaced),
    ...uploaded.filter(({ replacedAt }) => replacedAt === null),
  ]
  const toDo: ToDo[] = []
  for (const { mediaType, title, date } of present) {
    if (mediaType !== 'application/pdf') continue
    const labels = await changedSpecs(db, row, date)
    if (labels.length > 0)
      toDo.push({
        kind: 'file',
        field: 'files',
        sentence: `${inWords(labels)}: changed since ${title} was issued on ${date}. Upload its next version, or give it another date.`,
      })
  }
  return toDo
}

// The labels of those that are not as they were at the end of a day.
async function changedSpecs(db: Database, row: ProductRow, date: string): Promise<string[]> {
  const first = await db
    .selectFrom('revisions')
    .select('before')
    .where('subject', '=', 'products')
    .where('rowId', '=', String(row.id))
    .where('at', '>', `${date}T23:59:59.999Z`)
    .where('before', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first?.before) return []
  const before: Row = JSON.parse(first.before)
  return productSubject
    .differences(before, row)
    .filter(isOfSpecs)
    .map(({ label }) => label)
}
