import type { Database } from '../../database/schema.ts'
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
  differences: (before: Row, after: Row) => Difference[]
  /** Why a row cannot be as an undoing would make it, in a sentence; undefined if it can. */
  refusal: (db: Database, row: Row) => Promise<string | undefined>
  /** Columns that the database sets by itself. */
  derived: readonly string[]
  /** The column with the time at which a row was deleted: undoing its creation sets it and leaves the row. */
  deletedAt?: string
  /** Whether one of its changes is undone with all of its batch, of which each alone would be no whole. */
  isUndoneAsBatch?: boolean
}
