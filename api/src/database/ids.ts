import { sql, SqliteAdapter } from 'kysely'
import type { Database } from './schema.ts'

/** The last id that a table gave, also to a row that is gone. */
export async function lastId(db: Database, table: string): Promise<number> {
  const given = isSqlite(db)
    ? sql<IdRow>`select seq as id from sqlite_sequence where name = ${table}`
    : sql<IdRow>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as id`
  const stored = sql<IdRow>`select max(id) as id from ${sql.table(table)}`
  const results = [await given.execute(db), await stored.execute(db)]
  return Math.max(0, ...results.map(({ rows }) => Number(rows[0]?.id ?? 0)))
}

/** Has a table's next row get an id above this one. */
export async function goOnAfter(db: Database, table: string, id: number): Promise<void> {
  if (id === 0) return
  if (!isSqlite(db)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db)
}

interface IdRow {
  id: number | string | null
}

function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}
