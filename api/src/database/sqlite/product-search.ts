import { type Kysely, sql } from 'kysely'

/**
 * The index of the products' words: a row a product, whose id is the row's. `product_search('"edge" AND "fan"*')` gives the
 * rows that have these words; the syntax is that of FTS5 (https://www.sqlite.org/fts5.html#full_text_query_syntax).
 */
export async function createProductSearch(db: Kysely<unknown>): Promise<void> {
  // The words are what packages/domain/src/search makes of the texts. To this tokenizer all letters beyond ASCII are
  // letters, in whichever version of Unicode: it only separates the words.
  await sql`create virtual table product_search using fts5 (
    words, tokenize = "ascii tokenchars '.'", detail = none, prefix = '2 3'
  )`.execute(db)
  await sql`create trigger product_search_on_delete after delete on products
    begin delete from product_search where rowid = old.id; end`.execute(db)
  await sql`create trigger product_search_on_update
    after update of id, name, description, color_variations on products
    begin
      delete from product_search where rowid = old.id and old.id <> new.id;
      insert into facts_due (product_id) values (new.id) on conflict do nothing;
    end`.execute(db)
}
