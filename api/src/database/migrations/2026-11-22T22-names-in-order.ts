import { type Kysely, sql } from 'kysely'

/** Lets a category's products be read by name from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('products_by_name').execute()
  // PostgreSQL takes an expression from an index only where the columns in it are there too.
  await sql`create index products_by_name
    on products (category, (lower(name)) collate "binary", id, name)`.execute(db)
}
