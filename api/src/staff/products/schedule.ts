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
  now: Date,
): Promise<{ next: Publication[]; last: Publication[] }> {
  const rows = await deskRows(db, now)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const next = rows.flatMap(scheduled).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const last = (await published(db))
    .concat(rows.flatMap((row) => startedByItself(row)))
    .filter(({ id }) => byId.get(id)?.status.shown === 'published')
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .map((each) => ({ ...each, name: byId.get(each.id)?.name ?? each.name }))
  return { next: next.slice(0, mostTold), last: last.slice(0, mostTold) }
}

function scheduled({ id, name, status, draftPublishAt }: DeskRow): Publication[] {
  const { state, shown, publishAt } = status
  const isHidden = state === 'published' && shown === 'draft' && publishAt !== null
  return [
    ...(isHidden ? [{ id, name, at: publishAt, isDraft: false }] : []),
    ...(draftPublishAt === null ? [] : [{ id, name, at: draftPublishAt, isDraft: true }]),
  ]
}

function startedByItself({ id, name, status }: DeskRow): Publication[] {
  const { shown, publishAt } = status
  return shown === 'published' && publishAt !== null
    ? [{ id, name, at: publishAt, isDraft: false }]
    : []
}

// What was published at once, as the newest changes say, and drafts that were published at their time.
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
    if (!is || is.state !== 'published' || is.publishAt !== null) return []
    const isDraft = was?.state === 'published'
    const isPublished = isDraft ? was.draft !== null && is.draft === null : true
    return isPublished ? [{ id: Number(rowId), name: is.name, at, isDraft }] : []
  })
}
