-- What staff have made of a contact message.
alter table contact_messages add column state text not null default 'unread'
  constraint message_state_is_known check (state in ('unread', 'read', 'answered', 'spam'));
create index contact_messages_by_state on contact_messages (state, id);
