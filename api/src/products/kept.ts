import type { Database } from '../database/schema.ts'

interface Kept<Value> {
  version: unknown
  value: Promise<Value>
}

/** Reads something of the catalogue once, and again when the catalogue has changed, by any hand. */
export function keptWhileUnchanged<Asked, Value>(
  read: (db: Database, asked: Asked) => Promise<Value>,
  keyOf: (asked: Asked) => string,
): (db: Database, asked: Asked) => Promise<Value> {
  const byDatabase = new WeakMap<Database, Map<string, Kept<Value>>>()
  return async (db, asked) => {
    const kept = byDatabase.get(db) ?? new Map<string, Kept<Value>>()
    byDatabase.set(db, kept)
    // Before the value: what changes while it is read has another version.
    const { version } = await db
      .selectFrom('catalogueVersion')
      .select('version')
      .executeTakeFirstOrThrow()
    const key = keyOf(asked)
    const before = kept.get(key)
    if (before?.version === version) return before.value
    const value = read(db, asked)
    kept.set(key, { version, value })
    // A failure is not kept.
    value.catch(() => kept.get(key)?.value === value && kept.delete(key))
    return value
  }
}
