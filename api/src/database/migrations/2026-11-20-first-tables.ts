import type { Kysely } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** Products, newsletter subscriptions and contact messages. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', dialect.idType, (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('specs', 'text', (column) => column.notNull())
    .addColumn('color_variations', 'text')
    .addColumn('default_color', 'text')
    .execute()
  await db.schema
    .createIndex('products_by_category')
    .on('products')
    .columns(['category', 'id'])
    .execute()
  await db.schema
    .createIndex('products_by_featured')
    .on('products')
    .columns(['featured', 'id'])
    .execute()
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', dialect.idType, dialect.countedId)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', dialect.idType, dialect.countedId)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
