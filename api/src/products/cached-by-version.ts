import type { Database } from '../database/schema.ts'

interface Cached<Value> {
  version: unknown
  value: Promise<Value>
}

/** Reads something of the catalogue once, and again when the catalogue has changed, by any hand. */
export function cachedByVersion<Asked, Value>(
  read: (db: Database, asked: Asked) => Promise<Value>,
  keyOf: (asked: Asked) => string,
): (db: Database, asked: Asked) => Promise<Value> {
  const byDatabase = new WeakMap<Database, Map<string, Cached<Value>>>()
  return async (db, asked) => {
    const cache = byDatabase.get(db) ?? new Map<string, Cached<Value>>()
    byDatabase.set(db, cache)
    // Before the value: what changes while it is read has another version.
    const { version } = await db
      .selectFrom('catalogueVersion')
      .select('version')
      .executeTakeFirstOrThrow()
    const key = keyOf(asked)
    const cached = cache.get(key)
    if (cached?.version === version) return cached.value
    const value = read(db, asked)
    cache.set(key, { version, value })
    // A failure is not cached.
    value.catch(() => cache.get(key)?.value === value && cache.delete(key))
    return value
  }
}
