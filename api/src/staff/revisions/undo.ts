import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/schema.ts'
import { forgottenPhotograph } from '../photographs/unused.ts'
import { type Author, type Change, changeRow, readRow, type Write } from './record.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'

/** Changes taken back at once. */
const changesAtOnce = 20

/** A change of the history. */
export interface PastChange extends Change {
  id: number
  /** UTC, RFC 3339. */
  at: string
}

/** The ids of what was taken back, all of it or a part, and sentences of what stays as it is, and why. */
export interface Undone {
  undone: number[]
  kept: string[]
}

/**
 * Takes changes back, the last one first, within a write transaction: what they changed is as it was before. What was changed
 * again since stays, as does what cannot come back. The history notes which change each undoes.
 */
export async function undoChanges(
  transaction: Database,
  author: Author,
  changes: readonly PastChange[],
): Promise<Undone> {
  const result: Undone = { undone: [], kept: [] }
  for (const [index, change] of changes.entries()) {
    // Visitors' requests are served between them.
    if (index % changesAtOnce === 0) await setImmediate()
    const { write, kept } = await undoOf(transaction, author.at, change)
    const note = `undid the change of ${change.at}`
    if (write) await changeRow(transaction, { ...author, note }, change.subject, write)
    if (write || kept === undefined) result.undone.push(change.id)
    if (kept !== undefined) result.kept.push(kept)
  }
  return result
}

interface Undoing {
  /** Undefined where nothing is to be written. */
  write?: Write
  /** What stays. */
  kept?: string
}

async function undoOf(transaction: Database, now: Date, change: PastChange): Promise<Undoing> {
  const { subject, rowId, before, after } = change
  const { nameOf, differences, refusal, merge, deletedAt }: Subject = subjects[subject]
  const { restored = (row) => ({ values: row, conflicts: [] }) }: Subject = subjects[subject]
  const present = await readRow(transaction, subject, rowId)
  const name = nameOf(present ?? before ?? after ?? {})
  if (!before) {
    if (!present) return {}
    if (after && differences(after, present).length > 0)
      return { kept: `${name} was changed since it was made: undo that first.` }
    const deleted = deletedAt === undefined ? null : { [deletedAt]: now.toISOString() }
    return { write: { before: present, values: deleted } }
  }
  if (after && !present) return { kept: `${name} was deleted since: undo that first.` }
  if (!after && present) return { kept: `${name} is there already.` }
  const merging =
    after && present ? merge({ base: after, changed: before, present }) : restored(before)
  const { values: merged, conflicts, lost } = merging
  // What is deleted once more can come back as long as what is deleted now.
  const isDeleted = deletedAt !== undefined && typeof merged[deletedAt] === 'string'
  const values = isDeleted ? { ...merged, [deletedAt]: now.toISOString() } : merged
  const refused =
    (await refusal(transaction, { ...present, ...values }, present)) ??
    (await refusedPhotograph(transaction, name, JSON.stringify(values)))
  if (refused !== undefined) return { kept: refused }
  const isChanged = Object.keys(values).length > 0
  const since = [...new Set(conflicts)].join(', ')
  const kept = [
    ...(since === '' ? [] : [`${name} was changed again since (${since}): undo that first.`]),
    ...(lost === undefined ? [] : [`${name} ${lost}.`]),
  ].join(' ')
  return {
    ...(isChanged && { write: { before: present, values } }),
    ...(kept !== '' && { kept }),
  }
}

async function refusedPhotograph(
  db: Database,
  name: string,
  values: string,
): Promise<string | undefined> {
  return (await forgottenPhotograph(db, values))
    ? `${name} cannot be as it was: a photograph that it had was deleted since, as nothing named it for 30 days.`
    : undefined
}
