import { createHash } from 'node:crypto'

/** A row as the database gave it, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** A row in JSON, the same for the same values. */
export function rowText(row: Row): string {
  const columns = Object.keys(row).toSorted()
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))
}

/** What a row is known by in the form that it was opened in: another one after each change. */
export function rowVersion(row: Row): string {
  return createHash('sha256').update(rowText(row)).digest('base64url').slice(0, 22)
}
