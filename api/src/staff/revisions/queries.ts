import type { Database, RevisionTable } from '../../database/schema.ts'
import type { Selectable } from 'kysely'
import { type Author, changeOutside, changing, recordOutside } from './record.ts'
import { isOfSpecs } from '../products/product-subject.ts'
import type { Row } from './row.ts'
import type { Difference } from './subject.ts'
import { type SubjectName, subjects } from './subjects.ts'
import { type Change, undoChanges } from './undo.ts'

/** A change as the history shows it. */
export interface Revision {
  id: number
  /** What was changed together has the same. */
  batch: string
  /** How many changes the batch has. */
  inBatch: number
  subject: SubjectName
  rowId: string
  /** What the row is called, as it was then. */
  name: string
  kind: 'created' | 'changed' | 'deleted'
  /** The name of who changed it; null for a change that came past the desk. */
  person: string | null
  /** UTC, RFC 3339 with milliseconds. */
  at: string
  note: string | null
  differences: Difference[]
  /** Whether visitors are told of its changed specs; null where there is nothing to tell them. */
  shown: boolean | null
}

interface HistoryFilter {
  subject?: SubjectName | undefined
  rowId?: string | undefined
  /** Those before this id. */
  before?: number | undefined
  limit: number
}

/** Changes, newest first, of everything or of one row; what came past the desk is noted first. */
export async function history(db: Database, filter: HistoryFilter, now: Date): Promise<Revision[]> {
  await recordOutsideChanges(db, filter, now)
  const rows = await revisionsOf(db, filter)
  const batches = await db
    .selectFrom('revisions')
    .select(({ fn }) => ['batch', fn.countAll<number | string>().as('count')])
    .where('batch', 'in', ['', ...new Set(rows.map(({ batch }) => batch))])
    .groupBy('batch')
    .execute()
  const counts = new Map(batches.map(({ batch, count }) => [batch, Number(count)]))
  const people = await db.selectFrom('staffPeople').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...toRevision(row),
    inBatch: counts.get(row.batch) ?? 1,
    person: row.personId === null ? null : (names.get(row.personId) ?? `Number ${row.personId}`),
  }))
}

// Of the whole history, what its newest page shows.
async function recordOutsideChanges(db: Database, filter: HistoryFilter, now: Date): Promise<void> {
  if (filter.before !== undefined) return
  const { subject, rowId } = filter
  const rows =
    subject !== undefined && rowId !== undefined
      ? [{ subject, rowId }]
      : await revisionsOf(db, filter)
  const known = new Map(rows.map((row) => [`${row.subject} ${row.rowId}`, row])).values()
  for (const { subject, rowId } of known) {
    const of = subject as SubjectName
    if (await changeOutside(db, of, rowId))
      await changing(db, (transaction) => recordOutside(transaction, now, of, rowId))
  }
}

function revisionsOf(
  db: Database,
  { subject, rowId, before, limit }: HistoryFilter,
): Promise<Selectable<RevisionTable>[]> {
  let query = db.selectFrom('revisions').selectAll().orderBy('id', 'desc').limit(limit)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (rowId !== undefined) query = query.where('rowId', '=', rowId)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.execute()
}

/** Takes back one change, or all of a batch; false where there is none. Throws a ConflictError. */
export function undo(
  db: Database,
  author: Author,
  which: { id: number } | { batch: string },
): Promise<boolean> {
  return changing(db, async (transaction) => {
    const all = transaction.selectFrom('revisions').selectAll().orderBy('id', 'desc')
    const rows = await (
      'id' in which ? all.where('id', '=', which.id) : all.where('batch', '=', which.batch)
    ).execute()
    await undoChanges(transaction, author, rows.map(toChange))
    // What is so no more is not told to visitors.
    for (const { id, shown } of rows) if (shown === 1) await showChange(transaction, id, false)
    return rows.length > 0
  })
}

/** Has visitors told of the changed specs of a product, or no more; false where there is no such change. */
export async function showChange(db: Database, id: number, shown: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('revisions')
    .set({ shown: shown ? 1 : 0 })
    .where('id', '=', id)
    .where('subject', '=', 'products')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

function toChange({ subject, rowId, before, after }: Selectable<RevisionTable>): Change {
  return {
    subject: subject as SubjectName,
    rowId,
    before: before === null ? undefined : JSON.parse(before),
    after: after === null ? undefined : JSON.parse(after),
  }
}

function toRevision(row: Selectable<RevisionTable>): Omit<Revision, 'inBatch' | 'person'> {
  const { subject, before, after } = toChange(row)
  const { nameOf, differences } = subjects[subject]
  const { id, batch, rowId, at, note, shown } = row
  const changes = before && after ? differences(before, after) : []
  const known: Row = after ?? before ?? {}
  return {
    id,
    batch,
    subject,
    rowId,
    name: nameOf(known),
    kind: before ? (after ? 'changed' : 'deleted') : 'created',
    at,
    note,
    differences: changes,
    shown: subject === 'products' && changes.some(isOfSpecs) ? shown === 1 : null,
  }
}
