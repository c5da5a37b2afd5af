import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** Finds a category's products by name, in an order that is the same in every database, and by the end of a range. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await dialect.createBinaryCollation(db)
  await sql`create index products_by_name
    on products (category, (lower(name)) collate "binary", id)`.execute(db)
  await db.schema
    .createIndex('product_facts_by_number_to')
    .on('product_facts')
    .columns(['category', 'attribute', 'place', 'number_to', 'product_id'])
    .where('number_to', 'is not', null)
    .execute()
}
