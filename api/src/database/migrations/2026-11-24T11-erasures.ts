import { type Kysely, sql, SqliteAdapter } from 'kysely'

/**
 * Keeps which messages and subscriptions were deleted, by any hand and without what they said, so that a restored backup does
 * not bring them back; lets e-mails be held; and takes out the sums of bytes, in place of which rows are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof SqliteAdapter ? onSqlite : onPostgres
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const onSqlite = [
  `create table erasures (
    table_name text not null,
    row_id integer not null,
    erased_at text not null,
    primary key (table_name, row_id)
  )`,
  'create index erasures_by_time on erasures (erased_at)',
  `create trigger contact_messages_erased after delete on contact_messages
  begin
    insert into erasures (table_name, row_id, erased_at)
      values ('contact_messages', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      on conflict do nothing;
  end`,
  `create trigger newsletter_subscriptions_erased after delete on newsletter_subscriptions
  begin
    insert into erasures (table_name, row_id, erased_at)
      values ('newsletter_subscriptions', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      on conflict do nothing;
  end`,
  'alter table outbox add column held_at text',
  'drop trigger contact_messages_bytes_on_insert',
  'drop trigger contact_messages_bytes_on_update',
  'drop trigger contact_messages_bytes_on_delete',
  'drop trigger newsletter_subscriptions_bytes_on_insert',
  'drop trigger newsletter_subscriptions_bytes_on_update',
  'drop trigger newsletter_subscriptions_bytes_on_delete',
  'drop table stored_bytes',
]

// Where a backup from before was restored in the place of a newer database, table and column are there already.
const onPostgres = [
  `create table if not exists erasures (
    table_name text not null,
    row_id bigint not null,
    erased_at text not null,
    primary key (table_name, row_id)
  )`,
  'create index erasures_by_time on erasures (erased_at)',
  `create function remember_erasures() returns trigger
  language plpgsql set search_path from current as $$
  begin
    insert into erasures (table_name, row_id, erased_at)
      select tg_table_name, id, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from removed
      on conflict do nothing;
    return null;
  end $$`,
  `create trigger contact_messages_erased after delete on contact_messages
    referencing old table as removed for each statement execute function remember_erasures()`,
  `create trigger newsletter_subscriptions_erased after delete on newsletter_subscriptions
    referencing old table as removed for each statement execute function remember_erasures()`,
  'alter table outbox add column if not exists held_at text',
  'drop function contact_messages_bytes_on_insert() cascade',
  'drop function contact_messages_bytes_on_update() cascade',
  'drop function contact_messages_bytes_on_delete() cascade',
  'drop function contact_messages_bytes_on_truncate() cascade',
  'drop function newsletter_subscriptions_bytes_on_insert() cascade',
  'drop function newsletter_subscriptions_bytes_on_update() cascade',
  'drop function newsletter_subscriptions_bytes_on_delete() cascade',
  'drop function newsletter_subscriptions_bytes_on_truncate() cascade',
  'drop table stored_bytes',
]
