import { draftedColumns } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import type { DeskRow } from './desk-product.ts'
import { deskRows } from './desk-rows.ts'

/** Something that was or will be published, and when: UTC, RFC 3339. */
export interface Publication {
  id: number
  name: string
  at: string
  /** Whether it is a draft of changes of a published product. */
  isDraft: boolean
}

/** How many publications are told of, and of how many newest changes the past ones are found. */
const [mostTold, mostRead] = [5, 100]

/** What will be published by itself, the next first, and what was published, the last first. */
export async function publications(
  db: Database,
): Promise<{ next: Publication[]; last: Publication[] }> {
  const rows = await deskRows(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const next = rows.flatMap(scheduled).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const last = (await published(db))
    .filter(({ id }) => byId.get(id)?.status.state === 'published')
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .map((each) => ({ ...each, name: byId.get(each.id)?.name ?? each.name }))
  return { next: next.slice(0, mostTold), last: last.slice(0, mostTold) }
}

function scheduled({ id, name, status: { state, publishAt } }: DeskRow): Publication[] {
  return publishAt === null ? [] : [{ id, name, at: publishAt, isDraft: state === 'published' }]
}

// As the newest changes say.
async function published(db: Database): Promise<Publication[]> {
  const changes = await db
    .selectFrom('revisions')
    .select(['rowId', 'at', 'before', 'after'])
    .where('subject', '=', 'products')
    .orderBy('id', 'desc')
    .limit(mostRead)
    .execute()
  return changes.flatMap(({ rowId, at, before, after }) => {
    const [was, is] = [before, after].map((json) => JSON.parse(json ?? 'null') as ProductRow | null)
    if (is?.state !== 'published') return []
    const isDraft = was?.state === 'published'
    return !isDraft || isDraftPublished(was, is)
      ? [{ id: Number(rowId), name: is.name, at, isDraft }]
      : []
  })
}

// One that is discarded goes too.
function isDraftPublished(was: ProductRow, is: ProductRow): boolean {
  if (was.draft === null || is.draft !== null) return false
  const values = Object.entries(draftedColumns(was)) as [keyof ProductRow, unknown][]
  return values.every(([column, value]) => is[column] === value)
}
