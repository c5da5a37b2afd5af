import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/schema.ts'
import { forgottenPhotograph } from '../photographs/unused.ts'
import { ConflictError } from './conflict.ts'
import { type Author, type Change, changeRow, readRow } from './record.ts'
import type { Row } from './row.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'

/** Changes taken back at once. */
const changesAtOnce = 20

/**
 * Takes changes back, the last one first, within a transaction: what they changed is as it was before, and what was changed
 * otherwise stays. Throws a ConflictError where something has become of it since.
 */
export async function undoChanges(
  transaction: Database,
  author: Author,
  changes: readonly Change[],
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    // Visitors' requests are served between them.
    if (index % changesAtOnce === 0) await setImmediate()
    const { values, current } = await undoOf(transaction, author.at, change)
    if (values !== undefined)
      await changeRow(transaction, author, change.subject, { before: current, values })
  }
}

// What is written; undefined where nothing is.
async function undoOf(
  transaction: Database,
  at: Date,
  { subject, rowId, before, after }: Change,
): Promise<{ current: Row | undefined; values: Row | null | undefined }> {
  const { nameOf, derived, refusal, deletedAt }: Subject = subjects[subject]
  const current = await readRow(transaction, subject, rowId)
  const name = nameOf(current ?? before ?? after ?? {})
  if (!before) {
    const changed = current && after ? changedColumns(after, current, derived) : []
    if (changed.length > 0)
      throw new ConflictError(`${name} was changed since it was made: undo that first.`)
    const deleted = deletedAt === undefined ? null : { [deletedAt]: at.toISOString() }
    return { current, values: current && deleted }
  }
  const columns = after ? changedColumns(before, after, derived) : Object.keys(before)
  const restored = Object.fromEntries(columns.map((column) => [column, before[column]]))
  const refused = await refusal(transaction, { ...current, ...restored })
  if (refused !== undefined) throw new ConflictError(refused)
  if (await forgottenPhotograph(transaction, JSON.stringify(restored)))
    throw new ConflictError(
      `${name} cannot be as it was: a photograph that it had was deleted since, as nothing named it for 30 days.`,
    )
  if (!after) {
    if (current) throw new ConflictError(`${name} is there already.`)
    return { current, values: before }
  }
  if (!current) throw new ConflictError(`${name} was deleted since: undo that first.`)
  const since = columns.filter((column) => current[column] !== after[column])
  if (since.length > 0) {
    const labels = subjects[subject]
      .differences(after, current)
      .filter(({ field }) => since.includes(field))
      .map(({ label }) => label)
    throw new ConflictError(
      `${name} was changed again since (${[...new Set(labels)].join(', ')}): undo that first.`,
    )
  }
  return { current, values: restored }
}

function changedColumns(before: Row, after: Row, derived: readonly string[]): string[] {
  return Object.keys(before).filter(
    (column) => before[column] !== after[column] && column in after && !derived.includes(column),
  )
}
