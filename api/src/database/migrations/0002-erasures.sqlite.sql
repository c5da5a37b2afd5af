-- Which messages and subscriptions were deleted, without what they said, so that a restored backup
-- does not bring them back.
create table erasures (
  table_name text not null,
  row_id integer not null,
  erased_at text not null,
  primary key (table_name, row_id)
);
create index erasures_by_time on erasures (erased_at);
create trigger contact_messages_erased after delete on contact_messages
begin
  insert into erasures (table_name, row_id, erased_at)
  values ('contact_messages', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict do nothing;
end;
create trigger newsletter_subscriptions_erased after delete on newsletter_subscriptions
begin
  insert into erasures (table_name, row_id, erased_at)
  values ('newsletter_subscriptions', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict do nothing;
end;

-- E-mails of a restored backup are held.
alter table outbox add column held_at text;

-- Rows are counted in place of bytes.
drop trigger contact_messages_bytes_on_insert;
drop trigger contact_messages_bytes_on_update;
drop trigger contact_messages_bytes_on_delete;
drop trigger newsletter_subscriptions_bytes_on_insert;
drop trigger newsletter_subscriptions_bytes_on_update;
drop trigger newsletter_subscriptions_bytes_on_delete;
drop table stored_bytes;
