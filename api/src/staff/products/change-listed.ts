import type { ListAction } from '@argo/domain/products/list-action'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../revisions/record.ts'
import { changeProducts, type Opened } from './change.ts'
import { discontinuedNow } from './discontinue.ts'
import { featuredLast } from './featured.ts'
import { publishedNow } from './publish.ts'

/**
 * Does the same to several products as they were listed, all of them or none, and gives how many it changed: what is as asked
 * for stays. Throws FieldErrors.
 */
export function changeListed(
  db: Database,
  author: Author,
  listed: readonly Opened[],
  action: ListAction,
): Promise<number> {
  return changeProducts(db, author, listed, async (row, transaction) => {
    const isPublished = row.state === 'published' && row.draft === null
    if (action === 'publish') return isPublished ? {} : publishedNow(transaction, row)
    if (action === 'feature') return row.featured === 1 ? {} : featuredLast(transaction)
    return row.state === 'discontinued' ? {} : discontinuedNow(row)
  })
}
