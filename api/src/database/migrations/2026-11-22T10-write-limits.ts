import type { Kysely } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** How often each key was counted in its minute, by all servers together. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('write_counts')
    .modifyFront(dialect.unlogged)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}
