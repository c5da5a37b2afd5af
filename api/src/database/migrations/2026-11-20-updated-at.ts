import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** When the catalogue that comes with the site was written: the date of products that tell none. */
const written = '2026-11-20T00:00:00Z'

/** What a product’s page shows. */
export const pageColumns = [
  'slug',
  'name',
  'description',
  'category',
  'image_url',
  'images',
  'specs',
  'color_variations',
  'default_color',
]

/** When what a product's page shows was last changed, in UTC (RFC 3339); kept right by the database. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('updated_at', 'text', (column) =>
      column
        .notNull()
        .defaultTo(written)
        .check(sql`updated_at like '____-__-__T__:__:__%Z'`),
    )
    .execute()
  await dialect.createDateTrigger(db, pageColumns)
}
