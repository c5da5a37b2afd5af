import { type Kysely, sql } from 'kysely'

/** When the catalogue that comes with the site was written: the date of products that tell none. */
const written = '2026-11-20T00:00:00Z'

const pageColumns = [
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
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('updated_at', 'text', (column) =>
      column
        .notNull()
        .defaultTo(written)
        .check(sql`updated_at like '____-__-__T__:__:__%Z'`),
    )
    .execute()
  await sql`create trigger products_updated_at
    after update of ${sql.join(pageColumns.map((name) => sql.ref(name)))} on products
    when new.updated_at = old.updated_at
    begin
      update products set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where id = new.id;
    end`.execute(db)
}
