import type { Kysely } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** How many bytes of text visitors have stored, kept by the database itself. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('stored_bytes')
    .addColumn('table_name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', dialect.idType, (column) => column.notNull())
    .execute()
  await dialect.countBytes(db, 'contact_messages', ['name', 'email', 'message'])
  await dialect.countBytes(db, 'newsletter_subscriptions', ['email', 'email_key'])
}
