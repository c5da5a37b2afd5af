import { type Kysely, sql } from 'kysely'

/**
 * The index of the products' words: a row a product, whose id is the row's. `product_search('"edge" AND "fan"*')` gives the
 * rows that have these words, as the table of that name does on SQLite.
 */
export async function createProductSearch(db: Kysely<unknown>): Promise<void> {
  // The words are what packages/domain/src/search makes of the texts: no configuration of PostgreSQL's has a part in it.
  await sql`create function words_vector(words text) returns tsvector immutable language sql
    return array_to_tsvector(array_remove(string_to_array(translate(words, e'\n', ' '), ' '), ''))`.execute(
    db,
  )
  await sql`create table product_search (
    rowid bigint primary key,
    words text not null,
    vector tsvector not null generated always as (words_vector(words)) stored
  )`.execute(db)
  // With fewer the planner takes rare words for common ones, and reads all products to find that none has them.
  await sql`alter table product_search alter column vector set statistics 1000`.execute(db)
  await sql`create index product_search_by_word on product_search using gin (vector)`.execute(db)
  await sql`create function words_query(query text) returns tsquery immutable language sql
    return replace(replace(replace(replace(query, '"*', ''':*'), '"', ''''), ' AND ', ' & '), ' OR ', ' | ')::tsquery`.execute(
    db,
  )
  await sql`create function product_search(query text) returns table (rowid bigint, words text) stable language sql
    begin atomic
      select rowid, words from product_search where vector @@ words_query(query);
    end`.execute(db)
  await createTriggers(db)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const triggers = [
    [
      'delete',
      'referencing old table as old_rows',
      'delete from product_search where rowid in (select id from old_rows);',
    ],
    ['truncate', '', 'delete from product_search;'],
    [
      'update',
      'referencing old table as old_rows new table as new_rows',
      `delete from product_search
         where rowid in (select id from old_rows except select id from new_rows);
       insert into facts_due (product_id)
         select id from (
           select id, name, description, color_variations from new_rows
           except select id, name, description, color_variations from old_rows
         ) as changed on conflict do nothing;`,
    ],
  ] as const
  for (const [change, rows, body] of triggers) {
    const name = sql.id(`product_search_on_${change}`)
    await sql`create function ${name}() returns trigger language plpgsql set search_path from current as $$
      begin
        ${sql.raw(body)}
        return null;
      end $$`.execute(db)
    await sql`create trigger ${name} after ${sql.raw(change)} on products
      ${sql.raw(rows)} for each statement execute function ${name}()`.execute(db)
  }
}
