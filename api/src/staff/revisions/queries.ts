import { setTimeout } from 'node:timers/promises'
import type { Database, RevisionTable } from '../../database/schema.ts'
import type { Selectable } from 'kysely'
import { type Author, recordOutsideChanges, wasVisible } from './record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { isOfSpecs } from '../products/product-subject.ts'
import type { Subject } from './subject.ts'
import { type SubjectName, subjects } from './subjects.ts'
import { ConflictError } from './conflict.ts'
import { type PastChange, type Undone, undoChanges } from './undo.ts'

interface HistoryFilter {
  subject?: SubjectName | undefined
  rowId?: string | undefined
  personId?: number | undefined
  /** Changes at this time and later: UTC, RFC 3339. */
  from?: string | undefined
  /** Changes before this time. */
  until?: string | undefined
  limit: number
}

/** Changes, newest first, of everything or of one row; what came past the desk is noted first. */
export async function history(db: Database, filter: HistoryFilter, now: Date) {
  await recordShownChanges(db, filter, now)
  const rows = await revisionsOf(db, filter)
  const batches = await db
    .selectFrom('revisions')
    .select(({ fn }) => ['batch', fn.countAll<number | string>().as('count')])
    .where('batch', 'in', ['', ...new Set(rows.map(({ batch }) => batch))])
    .groupBy('batch')
    .execute()
  const counts = new Map(batches.map(({ batch, count }) => [batch, Number(count)]))
  const products = await db.selectFrom('products').select(['id', 'name']).execute()
  const productNames = new Map(products.map(({ id, name }) => [id, name]))
  const people = await db.selectFrom('staffPeople').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...(isAction(row) ? toAction(row) : toRevision(row, productNames)),
    /** How many changes its batch has. */
    inBatch: counts.get(row.batch) ?? 1,
    /** The name of who changed it; null for a change that came past the desk. */
    person: row.personId === null ? null : (names.get(row.personId) ?? `Number ${row.personId}`),
  }))
}

// Of the whole history, what is shown of it.
async function recordShownChanges(db: Database, filter: HistoryFilter, now: Date): Promise<void> {
  const { subject, rowId } = filter
  const rows: { subject: string; rowId: string }[] =
    subject !== undefined && rowId !== undefined
      ? [{ subject, rowId }]
      : (await revisionsOf(db, filter)).filter((row) => !isAction(row))
  for (const [of, some] of Map.groupBy(rows, (row) => row.subject as SubjectName))
    await recordOutsideChanges(db, now, of, [...new Set(some.map((row) => row.rowId))])
}

function revisionsOf(
  db: Database,
  { subject, rowId, personId, from, until, limit }: HistoryFilter,
): Promise<Selectable<RevisionTable>[]> {
  let query = db.selectFrom('revisions').selectAll().orderBy('id', 'desc').limit(limit)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (rowId !== undefined) query = query.where('rowId', '=', rowId)
  if (personId !== undefined) query = query.where('personId', '=', personId)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  return query.execute()
}

/** Everybody who has changed something, by name. */
export async function peopleWhoChanged(db: Database): Promise<{ id: number; name: string }[]> {
  const people = await db
    .selectFrom('staffPeople')
    .select(['id', 'name'])
    .where('id', 'in', (changes) => changes.selectFrom('revisions').select('personId').distinct())
    .execute()
  return people.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Changes undone in one transaction, and ms between two of them, in which those who wait may write. */
const [undoneAtOnce, pause] = [200, 150]

/**
 * Takes back one change, or all of a batch; sentences of what stays, undefined where there is no such change. Throws a
 * ConflictError where all of it stays.
 */
export async function undo(
  db: Database,
  author: Author,
  which: { id: number } | { batch: string },
): Promise<string[] | undefined> {
  const all = db
    .selectFrom('revisions')
    .selectAll()
    .where('subject', 'in', Object.keys(subjects))
    .orderBy('id', 'desc')
  let rows = await (
    'id' in which ? all.where('id', '=', which.id) : all.where('batch', '=', which.batch)
  ).execute()
  const [only] = rows
  if (!only) return undefined
  const { isUndoneAsBatch = false }: Subject = subjects[only.subject as SubjectName]
  if (isUndoneAsBatch) rows = await all.where('batch', '=', only.batch).execute()
  const atOnce = isUndoneAsBatch ? rows.length : undoneAtOnce
  const result: Undone = { undone: [], kept: [] }
  for (let from = 0; from < rows.length; from += atOnce) {
    if (from > 0) await setTimeout(pause)
    const { undone, kept } = await undoTogether(
      db,
      author,
      rows.slice(from, from + atOnce),
      isUndoneAsBatch,
    )
    result.undone.push(...undone)
    result.kept.push(...kept)
  }
  if (result.undone.length === 0) throw new ConflictError(result.kept.join(' '))
  return result.kept
}

function undoTogether(
  db: Database,
  author: Author,
  rows: readonly Selectable<RevisionTable>[],
  isWhole: boolean,
): Promise<Undone> {
  return writeTransaction(db, async (transaction) => {
    const result = await undoChanges(transaction, author, rows.map(toChange))
    if (isWhole && result.kept.length > 0) throw new ConflictError(result.kept.join(' '))
    // What is so no more is not told to visitors.
    for (const { id, shown } of rows)
      if (shown === 1 && result.undone.includes(id)) await showChange(transaction, id, false)
    return result
  })
}

/** Has visitors told of the changed specs of a product, or no more; false where there is no such change that they saw. */
export async function showChange(db: Database, id: number, shown: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', 'products')
    .executeTakeFirst()
  if (!row || (shown && !wasVisible(toChange(row)))) return false
  await db
    .updateTable('revisions')
    .set({ shown: shown ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  return true
}

function toChange(row: Selectable<RevisionTable>): PastChange {
  const { id, at, subject, rowId, before, after } = row
  return {
    id,
    at,
    subject: subject as SubjectName,
    rowId,
    before: before === null ? undefined : JSON.parse(before),
    after: after === null ? undefined : JSON.parse(after),
  }
}

// What somebody did that is no change of a row; `note` says it.
function isAction({ before, after }: Selectable<RevisionTable>): boolean {
  return before === null && after === null
}

function toAction({ id, batch, subject, rowId, at, note }: Selectable<RevisionTable>) {
  const kind = 'action' as const
  return { id, batch, subject, rowId, name: '', kind, at, note, differences: [], shown: null }
}

function toRevision(row: Selectable<RevisionTable>, productNames: ReadonlyMap<number, string>) {
  const change = toChange(row)
  const { subject, before, after } = change
  const { nameOf, differences } = subjects[subject]
  const { id, batch, rowId, at, note, shown } = row
  const changes = before && after ? differences(before, after, productNames) : []
  const canBeTold = subject === 'products' && changes.some(isOfSpecs) && wasVisible(change)
  return {
    id,
    batch,
    subject,
    rowId,
    /** As the row was called then. */
    name: nameOf(after ?? before ?? {}),
    kind: before ? (after ? ('changed' as const) : ('deleted' as const)) : ('created' as const),
    at,
    note,
    differences: changes,
    /** Whether visitors are told of its changed specs; null where they saw none of it. */
    shown: canBeTold ? shown === 1 : null,
  }
}
