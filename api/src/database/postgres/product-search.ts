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

/**
 * Moves words and vectors out of the rows, of which a page then holds a hundred: of all that have a search's words the newest
 * are wanted, and the index does not know which these are. `product_search` gives the 150 newest.
 */
export async function shortenSearchRows(db: Kysely<unknown>): Promise<void> {
  await sql`drop function product_search(text)`.execute(db)
  await sql`drop index product_search_by_word`.execute(db)
  // Only a row of more than 2 kB has its columns moved; blanks are compressed to nearly nothing.
  await sql`alter table product_search
    set (toast_tuple_target = 128),
    alter column words set storage external, alter column words set statistics 0,
    alter column vector set storage external, alter column vector set statistics 0`.execute(db)
  await sql`alter table product_search
    add column padding char(2048) not null generated always as ('') stored`.execute(db)
  // Each search would read through the list of new rows that are not in the index yet.
  await sql`create index product_search_by_word on product_search
    using gin (vector) with (fastupdate = off)`.execute(db)
  // Words that many products have, as the newest hundred tell, are soon found among the newest; others, by the index.
  await sql`create function product_search(query text) returns table (rowid bigint, words text)
    stable language plpgsql set search_path from current
    set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      searched tsquery := words_query(query);
      are_common boolean := (
        select count(*) >= 10
          from (select each.vector from product_search each order by each.rowid desc limit 100) newest
          where newest.vector @@ searched);
      ids bigint[];
    begin
      if are_common then
        ids := array(select newest.rowid
          from (select each.rowid, each.vector from product_search each
            order by each.rowid desc limit 2000) newest
          where newest.vector @@ searched order by newest.rowid desc limit 150);
      end if;
      if not are_common or cardinality(ids) < 150 then
        -- By a sum, or the planner reads all rows from the newest on.
        ids := array(select each.rowid from product_search each
          where each.vector @@ searched order by each.rowid + 0 desc limit 150);
      end if;
      return query select each.rowid, each.words from product_search each
        where each.rowid = any(ids);
    end $$`.execute(db)
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
