import type { Kysely } from 'kysely'

/** Counts what was stored in the last day without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['newsletter_subscriptions', 'contact_messages'])
    await db.schema.createIndex(`${table}_by_time`).on(table).column('created_at').execute()
}
