import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** The words by which products are found, and all words of the catalogue that a misspelt one may stand for. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await dialect.createProductSearch(db)
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('length', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_words_by_length')
    .on('search_words')
    .columns(['length', 'word'])
    .execute()
  await sql`insert into facts_due (product_id) select id from products where true
    on conflict do nothing`.execute(db)
}
