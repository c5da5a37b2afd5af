import type { Kysely } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** What is to be sent by e-mail: a row for each contact message that has not reached support yet. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', dialect.idType, dialect.countedId)
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('contact_message_id', dialect.idType, (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_by_due_time').on('outbox').column('due_at').execute()
}
