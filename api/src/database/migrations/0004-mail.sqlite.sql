-- The site's key, by which links in e-mails are known; one row for each mailbox, however its address is written; an end for
-- every address that is not confirmed, which is asked once more; and what a mail server refused for good.

drop table newsletter_links;

alter table outbox add column refusal text;

create table if not exists site_key (id integer primary key check (id = 1), secret text not null);

insert into site_key (id, secret) values (1, lower(hex(randomblob(32)))) on conflict do nothing;

-- Of several rows of a mailbox the refusal counts, then the confirmation; the others keep a key that no address has.
create table mailboxes as
  with parts as (
    select id, confirmed_at, unsubscribed_at,
      substr(email_key, 1, instr(email_key, '@') - 1) as local_part,
      substr(email_key, instr(email_key, '@') + 1) as domain
    from newsletter_subscriptions where email_key like '%@%'
  ), names as (
    select id, confirmed_at, unsubscribed_at, domain,
      case when instr(local_part, '+') > 1
        then substr(local_part, 1, instr(local_part, '+') - 1) else local_part end as name
    from parts
  ), keys as (
    select id, confirmed_at, unsubscribed_at,
      case when domain in ('gmail.com', 'googlemail.com')
        then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end as mailbox
    from names
  )
  select id, mailbox, row_number() over (partition by mailbox order by
    case when confirmed_at is null and unsubscribed_at is not null then 0
      when confirmed_at is not null and unsubscribed_at is null then 1
      when unsubscribed_at is not null then 2 else 3 end, id) as place
  from keys;

update newsletter_subscriptions set email_key = '#' || id || ' ' || email_key
    where id in (select id from mailboxes where place > 1);

update newsletter_subscriptions
    set email_key = (select mailbox from mailboxes where mailboxes.id = newsletter_subscriptions.id)
    where id in (select id from mailboxes where place = 1);

drop table mailboxes;

create index newsletter_subscriptions_by_asking on newsletter_subscriptions (asked_at);

insert into outbox (message_id, subscription_id, due_at)
    select lower(hex(randomblob(16))), id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') from newsletter_subscriptions
    where expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') and id not in
      (select subscription_id from outbox where subscription_id is not null);

update newsletter_subscriptions set expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
    where expires_at is null and (confirmed_at is null or unsubscribed_at is not null)
      and id in (select subscription_id from outbox where subscription_id is not null);
