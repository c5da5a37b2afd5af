import type { Database } from '../../database/schema.ts'
import type { MergedRow, RowMerge } from './merge.ts'
import type { Row } from './row.ts'

/** What of a row was changed, in words for people; null where there was or is nothing. */
export interface Difference {
  /** The column. */
  field: string
  label: string
  before: string | null
  after: string | null
}

/** What of these columns, with their labels, differs between two rows. */
export function differencesIn(
  labels: Record<string, string>,
  inWords: (column: string, value: unknown) => string | null,
  before: Row,
  after: Row,
): Difference[] {
  return Object.entries(labels)
    .filter(([field]) => before[field] !== after[field])
    .map(([field, label]) => ({
      field,
      label,
      before: inWords(field, before[field]),
      after: inWords(field, after[field]),
    }))
}

/** A table whose changes are kept as revisions. */
export interface Subject {
  table: string
  /** The column by which its rows are known. */
  key: string
  /** What people call a row. */
  nameOf: (row: Row) => string
  /** What was changed; products that the row names are called as `names` has them, by their ids. */
  differences: (before: Row, after: Row, names?: ReadonlyMap<number, string>) => Difference[]
  /** Why a row cannot be as an undoing would make it over the present one, in a sentence; undefined if it can. */
  refusal: (db: Database, row: Row, present?: Row) => Promise<string | undefined>
  /** Undoes a change over the present row: `base` is the row after it, `changed` the row before it. */
  merge: (rows: RowMerge) => MergedRow
  /** A row that was deleted, as it comes back: as it was if absent. */
  restored?: (row: Row) => MergedRow
  /** The column with the time at which a row was deleted: undoing its creation sets it and leaves the row. */
  deletedAt?: string
  /** Whether its changes are undone with all of their batch or not at all: each alone would be no whole. */
  isUndoneAsBatch?: boolean
}
