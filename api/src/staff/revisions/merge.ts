import { isDeepStrictEqual } from 'node:util'
import type { Row } from './row.ts'

/** Three states of a row: what differs between the first two is laid over the third. */
export interface RowMerge {
  base: Row
  changed: Row
  present: Row
}

/** The columns to be written, and the labels of what the present row has changed otherwise, which stays. */
export interface MergedRow {
  values: Row
  conflicts: string[]
  /** What of the row is not as it was all the same: "is not published at a time any more". */
  lost?: string | undefined
}

/** Merges the values of one column, of which parts were changed apart. */
export type MergeValue = (rows: { base: string; changed: string; present: string }) => {
  value: string
  conflicts: string[]
}

interface MergeOptions {
  /** The columns that are merged, as people call them. */
  labels: Readonly<Record<string, string>>
  /** Columns that mean something together alone. */
  together?: readonly (readonly string[])[]
  parts?: Readonly<Record<string, MergeValue>>
}

/** A three-way merge of a row, by column or by parts of one. */
export function mergeRows(
  rows: RowMerge,
  { labels, together = [], parts = {} }: MergeOptions,
): MergedRow {
  const { base, changed, present } = rows
  const single = Object.keys(labels).filter((column) => !together.flat().includes(column))
  const merged: MergedRow = { values: {}, conflicts: [] }
  for (const columns of [...together, ...single.map((column) => [column])]) {
    const [first = ''] = columns
    const differ = (one: Row, other: Row) => columns.some((column) => one[column] !== other[column])
    if (!differ(base, changed) || !differ(present, changed)) continue
    const mergePart = parts[first]
    if (!differ(base, present))
      Object.assign(merged.values, ...columns.map((column) => ({ [column]: changed[column] })))
    else if (mergePart) {
      const [was, is, now] = [base, changed, present].map((row) => String(row[first]))
      const { value, conflicts } = mergePart({ base: was!, changed: is!, present: now! })
      if (value !== now) Object.assign(merged.values, { [first]: value })
      merged.conflicts.push(...conflicts)
    } else merged.conflicts.push(labels[first] ?? first)
  }
  return merged
}

/**
 * A three-way merge of JSON, an entry at a time: of lists as long as there are the same entries at the same places. `path` leads
 * to what the present value has changed otherwise, which stays.
 */
export function mergeJson(
  { base, changed, present }: { base: unknown; changed: unknown; present: unknown },
  onConflict: (path: string[]) => void,
  path: string[] = [],
): unknown {
  if (isDeepStrictEqual(base, changed) || isDeepStrictEqual(present, changed)) return present
  if (isDeepStrictEqual(present, base)) return changed
  const values = [base, changed, present]
  const mergeAt = (key: string) => {
    const [was, is, now] = values.map((value) => (value as Record<string, unknown>)[key])
    return mergeJson({ base: was, changed: is, present: now }, onConflict, [...path, key])
  }
  if (isInPlace(base, changed) && isInPlace(base, present))
    return present.map((_, index) => mergeAt(String(index)))
  if (values.every(isObject)) {
    const keys = new Set(values.flatMap((value) => Object.keys(value)))
    const entries = [...keys].map((key) => [key, mergeAt(key)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  onConflict(path)
  return present
}

// Whether both are lists whose entries stand where they stood.
function isInPlace(base: unknown, other: unknown): other is unknown[] {
  return (
    Array.isArray(base) &&
    Array.isArray(other) &&
    base.length === other.length &&
    base.every(
      (entry, index) =>
        isDeepStrictEqual(entry, other[index]) ||
        !other.some((each) => isDeepStrictEqual(each, entry)),
    )
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
