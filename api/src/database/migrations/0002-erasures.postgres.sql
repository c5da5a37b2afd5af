-- Which messages and subscriptions were deleted, without what they said, so that a restored backup
-- does not bring them back. Restoring one from before has made the table and the column already.
create table if not exists erasures (
  table_name text not null,
  row_id bigint not null,
  erased_at text not null,
  primary key (table_name, row_id)
);
create index erasures_by_time on erasures (erased_at);
create function remember_erasures() returns trigger
language plpgsql set search_path from current as $$
begin
  insert into erasures (table_name, row_id, erased_at)
  select tg_table_name, id, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from removed
  on conflict do nothing;
  return null;
end $$;
create trigger contact_messages_erased after delete on contact_messages
referencing old table as removed for each statement execute function remember_erasures();
create trigger newsletter_subscriptions_erased after delete on newsletter_subscriptions
referencing old table as removed for each statement execute function remember_erasures();

-- E-mails of a restored backup are held.
alter table outbox add column if not exists held_at text;

-- Rows are counted in place of bytes.
drop function contact_messages_bytes_on_insert() cascade;
drop function contact_messages_bytes_on_update() cascade;
drop function contact_messages_bytes_on_delete() cascade;
drop function contact_messages_bytes_on_truncate() cascade;
drop function newsletter_subscriptions_bytes_on_insert() cascade;
drop function newsletter_subscriptions_bytes_on_update() cascade;
drop function newsletter_subscriptions_bytes_on_delete() cascade;
drop function newsletter_subscriptions_bytes_on_truncate() cascade;
drop table stored_bytes;
