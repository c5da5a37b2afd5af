import { type RawBuilder, sql } from 'kysely'
import { bytesARow, type SchemaDialect } from '../dialect.ts'
import { createProductSearch } from './product-search.ts'

const now = sql<string>`strftime('%Y-%m-%dT%H:%M:%SZ', 'now')`

/** How SQLite spells the tables’ definitions. */
export const sqliteSchema: SchemaDialect = {
  // Of these words alone SQLite makes the table’s own row number.
  idType: 'integer',
  countedId: (column) => column.primaryKey().autoIncrement(),
  productId: sql`integer primary key`,
  // SQLite has no such table; its write-ahead log takes the row like any other.
  unlogged: sql``,
  now,
  isJsonList: (column) =>
    sql`iif(json_valid(${sql.ref(column)}), json_type(${sql.ref(column)}) = 'array', 0)`,
  hasOnly: (characters, column) =>
    sql`${sql.ref(column)} not glob ${sql.lit(`*[^${characters}]*`)}`,
  createFunctions: async () => {},
  createBinaryCollation: async () => {},
  createVersionTriggers: async (db) => {
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.id(`catalogue_version_on_${change}`)}
        after ${sql.raw(change)} on products
        begin update catalogue_version set version = version + 1; end`.execute(db)
    }
  },
  createDateTrigger: async (db, columns) => {
    await sql`create trigger products_updated_at
      after update of ${sql.join(columns.map((name) => sql.ref(name)))} on products
      when new.updated_at = old.updated_at
      begin
        update products set updated_at = ${now} where id = new.id;
      end`.execute(db)
  },
  countBytes: async (db, table, columns) => {
    const bytesOf = (row: string) =>
      sql`(${sql.lit(bytesARow)} + ${sql.join(
        columns.map((column) => sql`octet_length(${sql.ref(`${row}.${column}`)})`),
        sql` + `,
      )})`
    await sql`insert into stored_bytes (table_name, bytes)
      select ${sql.lit(table)}, coalesce(sum(${bytesOf(table)}), 0) from ${sql.table(table)}`.execute(
      db,
    )
    const changes: [string, RawBuilder<unknown>][] = [
      ['insert', bytesOf('new')],
      ['delete', sql`-${bytesOf('old')}`],
      ['update', sql`${bytesOf('new')} - ${bytesOf('old')}`],
    ]
    for (const [change, difference] of changes) {
      await sql`create trigger ${sql.id(`${table}_bytes_on_${change}`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin
          update stored_bytes set bytes = bytes + ${difference} where table_name = ${sql.lit(table)};
        end`.execute(db)
    }
  },
  createFactTriggers: async (db) => {
    const mark = sql`insert into facts_due (product_id) values (new.id) on conflict do nothing`
    const forget = ['product_facts', 'facts_due'].map(
      (table) => sql`delete from ${sql.id(table)} where product_id = old.id`,
    )
    await sql`create trigger facts_due_on_insert after insert on products
      begin ${mark}; end`.execute(db)
    await sql`create trigger facts_due_on_update after update of id, category, specs on products
      begin
        ${sql.join(
          forget.map((remove) => sql`${remove} and old.id <> new.id;`),
          sql` `,
        )}
        ${mark};
      end`.execute(db)
    await sql`create trigger facts_removed_on_delete after delete on products
      begin ${sql.join(
        forget.map((remove) => sql`${remove};`),
        sql` `,
      )} end`.execute(db)
  },
  createProductSearch,
  // FTS5 finds the newest first and reads no row before.
  shortenSearchRows: async () => {},
  withoutChecks: async (db, work) => {
    await sql`pragma ignore_check_constraints = on`.execute(db)
    await work()
    await sql`pragma ignore_check_constraints = off`.execute(db)
  },
}
