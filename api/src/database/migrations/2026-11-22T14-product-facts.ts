import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/**
 * What the specs of products say, typed, for sorting and filtering; which products' facts are due to be derived; and
 * which reader derives them.
 */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('product_facts')
    .addColumn('product_id', dialect.idType, (column) => column.notNull())
    .addColumn('attribute', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('number', 'double precision')
    .addColumn('number_to', 'double precision')
    .addColumn('choice', 'text')
    .addPrimaryKeyConstraint('product_facts_key', ['product_id', 'attribute', 'place'])
    .execute()
  await db.schema
    .createIndex('product_facts_by_number')
    .on('product_facts')
    .columns(['category', 'attribute', 'place', 'number', 'product_id'])
    .where('number', 'is not', null)
    .execute()
  await db.schema
    .createIndex('product_facts_by_choice')
    .on('product_facts')
    .columns(['category', 'attribute', 'choice', 'product_id'])
    .where('choice', 'is not', null)
    .execute()
  await db.schema
    .createTable('facts_due')
    .addColumn('product_id', dialect.idType, (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('facts_reader')
    .addColumn('digest', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into facts_reader (digest) values ('')`.execute(db)
  await dialect.createFactTriggers(db)
  await sql`insert into facts_due (product_id) select id from products`.execute(db)
}
