import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** A number that grows with every change of the products, whoever makes it. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into catalogue_version (version) values (0)`.execute(db)
  await dialect.createVersionTriggers(db)
}
