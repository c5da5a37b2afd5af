import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { type Row, rowText } from './row.ts'
import { type SubjectName, subjects } from './subjects.ts'

/** Who changes something, and what they change together. */
export interface Author {
  /** Null for a change that came past the desk. */
  personId: number | null
  batch: string
  at: Date
  note?: string | undefined
  /** Whether visitors are told which figures changed. */
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
  const { table, key } = subjects[subject]
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${sql.ref(key)} = ${rowId}`.execute(db)
  return rows[0]
}

/** What became of a row: it was made, changed or deleted. */
export interface Change {
  subject: SubjectName
  rowId: string | number
  before: Row | undefined
  after: Row | undefined
}

/** Notes a change of a row, within the transaction that makes it; nothing where the row stayed the same. */
async function recordChange(
  transaction: Database,
  { personId, batch, at, note, shown = false }: Author,
  { subject, rowId, before, after }: Change,
): Promise<void> {
  const [was, is] = [before, after].map((row) => (row ? rowText(row) : null))
  if (was === is) return
  await transaction
    .insertInto('revisions')
    .values({
      batch,
      subject,
      rowId: String(rowId),
      personId,
      at: at.toISOString(),
      before: was ?? null,
      after: is ?? null,
      note: note ?? null,
      shown: shown && before && after ? 1 : 0,
    })
    .execute()
}

/** Notes that a row was made, within the transaction that makes it. */
export async function recordCreation(
  transaction: Database,
  author: Author,
  { subject, rowId }: Pick<Change, 'subject' | 'rowId'>,
): Promise<void> {
  const after = await readRow(transaction, subject, rowId)
  await recordChange(transaction, author, { subject, rowId, before: undefined, after })
}

/**
 * Changes a row, or removes or makes it, and notes what became of it, as the database gives it back. Returns the row as it is
 * now.
 */
export async function changeRow(
  transaction: Database,
  author: Author,
  { subject, rowId }: Pick<Change, 'subject' | 'rowId'>,
  change: () => Promise<unknown>,
): Promise<Row | undefined> {
  await recordOutside(transaction, author.at, subject, rowId)
  const before = await readRow(transaction, subject, rowId)
  await change()
  const after = await readRow(transaction, subject, rowId)
  await recordChange(transaction, author, { subject, rowId, before, after })
  return after
}

/** Notes what became of a row past the desk since its last revision, if anything did. */
export async function recordOutside(
  transaction: Database,
  at: Date,
  subject: SubjectName,
  rowId: string | number,
): Promise<void> {
  const change = await changeOutside(transaction, subject, rowId)
  if (change) await recordChange(transaction, { personId: null, batch: randomUUID(), at }, change)
}

/** What became of a row past the desk since its last revision; undefined where there is none, or nothing did. */
export async function changeOutside(
  db: Database,
  subject: SubjectName,
  rowId: string | number,
): Promise<Change | undefined> {
  const last = await db
    .selectFrom('revisions')
    .select('after')
    .where('subject', '=', subject)
    .where('rowId', '=', String(rowId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  const after = await readRow(db, subject, rowId)
  const before: Row | undefined = last.after === null ? undefined : JSON.parse(last.after)
  // A column that a migration made since is no change.
  const isSame = after && before && isWithin(before, after)
  return isSame || (!after && !before) ? undefined : { subject, rowId, before, after }
}

function isWithin(before: Row, after: Row): boolean {
  return Object.entries(before).every(([column, value]) => after[column] === value)
}
