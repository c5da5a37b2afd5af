import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

type Before = {
  newsletterSubscriptions: { id: number }
  outbox: { messageId: string; subscriptionId: number; dueAt: string }
}

const carried = sql.raw('message_id, contact_message_id, attempts, due_at')

/**
 * What a subscription was agreed to with, and whether it was confirmed or ended; the links that do so; and e-mails that ask.
 * Subscriptions from before are asked too. SQLite lifts no NOT NULL, so the outbox is made anew.
 */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  for (const column of [
    'consent_wording',
    'asked_at',
    'expires_at',
    'confirmed_at',
    'unsubscribed_at',
  ])
    await db.schema.alterTable('newsletter_subscriptions').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('newsletter_subscriptions_by_expiry')
    .on('newsletter_subscriptions')
    .column('expires_at')
    .execute()
  await db.schema
    .createTable('newsletter_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', dialect.idType, (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('confirms_until', 'text')
    .execute()
  await db.schema
    .createIndex('newsletter_links_by_subscription')
    .on('newsletter_links')
    .column('subscription_id')
    .execute()
  await createOutbox(db, dialect)
  await askEverybody(db.withTables<Before>())
}

async function createOutbox(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('new_outbox')
    .addColumn('id', dialect.idType, dialect.countedId)
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('contact_message_id', dialect.idType, (column) =>
      column.unique().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', dialect.idType, (column) =>
      column.unique().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'outbox_row_has_one_subject',
      sql`(contact_message_id is null) <> (subscription_id is null)`,
    )
    .execute()
  await sql`insert into new_outbox (${carried}) select ${carried} from outbox order by id`.execute(
    db,
  )
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('new_outbox').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_by_due_time').on('outbox').column('due_at').execute()
}

async function askEverybody(db: Kysely<Before>): Promise<void> {
  const dueAt = new Date().toISOString()
  const subscriptions = await db.selectFrom('newsletterSubscriptions').select('id').execute()
  for (const { id } of subscriptions)
    await db
      .insertInto('outbox')
      .values({ messageId: randomUUID(), subscriptionId: id, dueAt })
      .execute()
}
