import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Database, RevisionTable } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { type Row, rowText } from './row.ts'
import { type SubjectName, subjects } from './subjects.ts'

/** Who changes something, and what they change together. */
export interface Author {
  /** Null for a change that came past the desk. */
  personId: number | null
  batch: string
  at: Date
  note?: string | undefined
  /** Whether visitors are told which figures changed, of what they see. */
  shown?: boolean
}

/** What is changed together by somebody, at one time. */
export function newBatch(person: { id: number | null }, at: Date, note?: string): Author {
  return { personId: person.id, batch: randomUUID(), at, note }
}

/** The row of a subject, or undefined. */
export async function readRow(
  db: Database,
  subject: SubjectName,
  rowId: string | number,
): Promise<Row | undefined> {
  return (await readRows(db, subject, [rowId])).get(String(rowId))
}

/** The rows of a subject with these keys, by their keys. */
async function readRows(
  db: Database,
  subject: SubjectName,
  rowIds: readonly (string | number)[],
): Promise<Map<string, Row>> {
  const { table, key } = subjects[subject]
  // PostgreSQL fails by what is no number.
  const ids = key === 'id' ? rowIds.filter((id) => /^\d{1,15}$/.test(String(id))) : rowIds
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [String(row[key]), row]))
}

/** What became of a row: it was made, changed or deleted. */
export interface Change {
  subject: SubjectName
  rowId: string
  before: Row | undefined
  after: Row | undefined
}

/** What is written of a row: these values; of one that is not there, all of them; null deletes it. */
export interface Write {
  before: Row | undefined
  values: Row | null
}

/** Rows written at once; visitors' requests are served between them. */
const rowsAtOnce = 50

/**
 * Changes rows of a subject, each once, and notes what became of them, as the database gives them back, within a write
 * transaction. Returns the rows as they are now.
 */
export async function changeRows(
  transaction: Database,
  author: Author,
  subject: SubjectName,
  writes: readonly Write[],
): Promise<(Row | undefined)[]> {
  const now: (Row | undefined)[] = []
  for (let from = 0; from < writes.length; from += rowsAtOnce) {
    if (from > 0) await setImmediate()
    const chunk = writes.slice(from, from + rowsAtOnce)
    const ids = chunk.map(({ before, values }) => keyOf(subject, before ?? values ?? {}))
    const before = new Map(chunk.flatMap((write, index) => rowEntry(ids[index]!, write.before)))
    await recordOutside(transaction, author.at, subject, ids, before)
    for (const write of chunk) await writeRow(transaction, subject, write)
    const after = await readRows(transaction, subject, ids)
    const changes = ids.map((rowId) => changeOf(subject, rowId, before, after))
    await insertRevisions(
      transaction,
      changes.flatMap((change) => revisionOf(author, change)),
    )
    now.push(...ids.map((id) => after.get(id)))
  }
  return now
}

/** Changes one row as `changeRows` does. */
export async function changeRow(
  transaction: Database,
  author: Author,
  subject: SubjectName,
  write: Write,
): Promise<Row | undefined> {
  return (await changeRows(transaction, author, subject, [write]))[0]
}

/** Notes that rows were made, within the transaction that makes them. */
export async function recordCreations(
  transaction: Database,
  author: Author,
  subject: SubjectName,
  rowIds: readonly number[],
): Promise<void> {
  for (let from = 0; from < rowIds.length; from += rowsAtOnce) {
    const rows = await readRows(transaction, subject, rowIds.slice(from, from + rowsAtOnce))
    const changes = [...rows].map(([rowId, after]) => ({
      subject,
      rowId,
      before: undefined,
      after,
    }))
    await insertRevisions(
      transaction,
      changes.flatMap((change) => revisionOf(author, change)),
    )
  }
}

/** Notes what became of rows past the desk since their last revisions, if anything did. */
export async function recordOutsideChanges(
  db: Database,
  at: Date,
  subject: SubjectName,
  rowIds: readonly string[],
): Promise<void> {
  const isRecorded = async () => {
    const changes = await changesOutside(db, subject, rowIds, await readRows(db, subject, rowIds))
    return changes.length === 0
  }
  if (rowIds.length === 0 || (await isRecorded())) return
  await writeTransaction(db, async (transaction) =>
    recordOutside(transaction, at, subject, rowIds, await readRows(transaction, subject, rowIds)),
  )
}

async function recordOutside(
  transaction: Database,
  at: Date,
  subject: SubjectName,
  rowIds: readonly string[],
  present: ReadonlyMap<string, Row>,
): Promise<void> {
  const changes = await changesOutside(transaction, subject, rowIds, present)
  await insertRevisions(
    transaction,
    changes.flatMap((change) => revisionOf(newBatch({ id: null }, at), change)),
  )
}

// Of rows that have revisions, what is not as the last of them left it.
async function changesOutside(
  db: Database,
  subject: SubjectName,
  rowIds: readonly string[],
  present: ReadonlyMap<string, Row>,
): Promise<Change[]> {
  const revisions = await db
    .selectFrom('revisions')
    .select(['rowId', 'after'])
    .where('id', 'in', (last) =>
      last
        .selectFrom('revisions')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('subject', '=', subject)
        .where('rowId', 'in', rowIds)
        .groupBy('rowId'),
    )
    .execute()
  const recorded = new Map(
    revisions.flatMap(({ rowId, after }) =>
      rowEntry(rowId, after === null ? undefined : JSON.parse(after)),
    ),
  )
  return revisions
    .map(({ rowId }) => changeOf(subject, rowId, recorded, present))
    .filter(
      ({ before, after }) => before !== after && !(before && after && isWithin(before, after)),
    )
}

// A column that the schema gained since is no change.
function isWithin(before: Row, after: Row): boolean {
  return Object.entries(before).every(([column, value]) => after[column] === value)
}

async function writeRow(
  transaction: Database,
  subject: SubjectName,
  { before, values }: Write,
): Promise<void> {
  const { table, key } = subjects[subject]
  const target = sql.table(table)
  const entries = Object.entries(values ?? {}).filter(
    ([column, value]) => before?.[column] !== value,
  )
  const isRow = sql`${sql.ref(key)} = ${before?.[key]}`
  if (!values) await sql`delete from ${target} where ${isRow}`.execute(transaction)
  else if (!before) {
    const columns = sql.join(entries.map(([column]) => sql.ref(column)))
    const all = sql.join(entries.map(([, value]) => value))
    await sql`insert into ${target} (${columns}) values (${all})`.execute(transaction)
  } else if (entries.length > 0) {
    const set = sql.join(entries.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
    await sql`update ${target} set ${set} where ${isRow}`.execute(transaction)
  }
}

function keyOf(subject: SubjectName, row: Row): string {
  return String(row[subjects[subject].key])
}

function rowEntry(rowId: string, row: Row | undefined): [string, Row][] {
  return row ? [[rowId, row]] : []
}

function changeOf(
  subject: SubjectName,
  rowId: string,
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): Change {
  return { subject, rowId, before: before.get(rowId), after: after.get(rowId) }
}

/** Whether visitors saw what a change of a product changed, before and after it. */
export function wasVisible({ before, after }: Change): boolean {
  return [before, after].every((row) => row !== undefined && row.state !== 'draft')
}

// None where the row stayed the same.
function revisionOf(
  { personId, batch, at, note, shown = false }: Author,
  change: Change,
): Insertable<RevisionTable>[] {
  const { subject, rowId, before, after } = change
  const [was, is] = [before, after].map((row) => (row ? rowText(row) : null))
  if (was === is) return []
  return [
    {
      batch,
      subject,
      rowId,
      personId,
      at: at.toISOString(),
      before: was ?? null,
      after: is ?? null,
      note: note ?? null,
      shown: shown && wasVisible(change) ? 1 : 0,
    },
  ]
}

/**
 * Notes in the history, within the transaction that does it, what somebody did that is not undone there: to people's access, or
 * to what is stored of visitors, of whom the sentence says nothing. It goes on after the name of who did it.
 */
export async function recordAction(
  transaction: Database,
  { personId, at }: Pick<Author, 'personId' | 'at'>,
  { subject, note }: { subject: 'people' | 'visitors'; note: string },
): Promise<void> {
  const { batch } = newBatch({ id: personId }, at)
  const row = { batch, subject, rowId: '', personId, at: at.toISOString(), note, shown: 0 }
  await insertRevisions(transaction, [{ ...row, before: null, after: null }])
}

async function insertRevisions(
  transaction: Database,
  revisions: Insertable<RevisionTable>[],
): Promise<void> {
  if (revisions.length > 0) await transaction.insertInto('revisions').values(revisions).execute()
}
