create table products (
  id integer primary key constraint id_above_zero check (id > 0),
  slug text unique constraint slug_in_lower_case
    check (length(slug) between 1 and 80 and slug not glob '*[^a-z0-9-]*'),
  name text not null constraint name_of_1_to_200_characters
    check (length(trim(name)) between 1 and 200),
  description text not null constraint description_of_5000_characters_at_most
    check (length(description) <= 5000),
  category text not null constraint category_is_known check (category in
    ('cases', 'coolers', 'power-supplies', 'peripherals', 'chairs', 'monitors')),
  image_url text not null constraint image_url_of_1_to_500_characters
    check (length(image_url) between 1 and 500),
  images text not null constraint images_is_a_json_list
    check (length(images) <= 20000 and iif(json_valid(images), json_type(images) = 'array', 0)),
  featured integer not null default 0 constraint featured_is_0_or_1 check (featured in (0, 1)),
  specs text not null constraint specs_is_a_json_list
    check (length(specs) <= 20000 and iif(json_valid(specs), json_type(specs) = 'array', 0)),
  color_variations text constraint color_variations_is_a_json_list
    check (color_variations is null or (length(color_variations) <= 5000 and
      iif(json_valid(color_variations), json_type(color_variations) = 'array', 0))),
  default_color text constraint default_color_of_100_characters_at_most
    check (length(default_color) <= 100),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
    constraint updated_at_in_utc check (updated_at like '____-__-__T__:__:__%Z')
);
create index products_by_category on products (category, id);
create index products_by_featured on products (featured, id);
create index products_by_name on products (category, (lower(name)) collate binary, id, name);

-- A number that grows with every change of the products, whoever makes it.
create table catalogue_version (version integer not null);
insert into catalogue_version (version) values (0);
create trigger catalogue_version_on_insert after insert on products
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_update after update on products
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_delete after delete on products
begin
  update catalogue_version set version = version + 1;
end;

-- Dates a product when what its page shows is changed and its date is not.
create trigger products_updated_at
after update of slug, name, description, category, image_url, images, specs, color_variations,
  default_color on products
when new.updated_at = old.updated_at
begin
  update products set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where id = new.id;
end;

create table newsletter_subscriptions (
  id integer primary key autoincrement,
  email text not null,
  email_key text not null unique,
  created_at text not null,
  consent_wording text,
  asked_at text,
  expires_at text,
  confirmed_at text,
  unsubscribed_at text
);
create index newsletter_subscriptions_by_time on newsletter_subscriptions (created_at);
create index newsletter_subscriptions_by_expiry on newsletter_subscriptions (expires_at);

create table newsletter_links (
  token_hash text primary key,
  subscription_id integer not null references newsletter_subscriptions (id) on delete cascade,
  confirms_until text
);
create index newsletter_links_by_subscription on newsletter_links (subscription_id);

create table contact_messages (
  id integer primary key autoincrement,
  name text not null,
  email text not null,
  message text not null,
  created_at text not null
);
create index contact_messages_by_time on contact_messages (created_at);

create table outbox (
  id integer primary key autoincrement,
  message_id text not null unique,
  contact_message_id integer unique references contact_messages (id) on delete cascade,
  subscription_id integer unique references newsletter_subscriptions (id) on delete cascade,
  attempts integer default 0 not null,
  due_at text not null,
  constraint outbox_row_has_one_subject
    check ((contact_message_id is null) <> (subscription_id is null))
);
create index outbox_by_due_time on outbox (due_at);

create table write_counts (
  key text primary key,
  count integer not null,
  ends_at text not null
);

-- How many bytes visitors have stored in each table: their text, and 500 a row for the rest of it.
create table stored_bytes (table_name text primary key, bytes integer not null);
insert into stored_bytes (table_name, bytes)
values ('contact_messages', 0), ('newsletter_subscriptions', 0);
create trigger contact_messages_bytes_on_insert after insert on contact_messages
begin
  update stored_bytes
  set bytes = bytes + (500 + octet_length(new.name) + octet_length(new.email)
    + octet_length(new.message))
  where table_name = 'contact_messages';
end;
create trigger contact_messages_bytes_on_delete after delete on contact_messages
begin
  update stored_bytes
  set bytes = bytes + -(500 + octet_length(old.name) + octet_length(old.email)
    + octet_length(old.message))
  where table_name = 'contact_messages';
end;
create trigger contact_messages_bytes_on_update after update on contact_messages
begin
  update stored_bytes
  set bytes = bytes
    + (500 + octet_length(new.name) + octet_length(new.email) + octet_length(new.message))
    - (500 + octet_length(old.name) + octet_length(old.email) + octet_length(old.message))
  where table_name = 'contact_messages';
end;
create trigger newsletter_subscriptions_bytes_on_insert after insert on newsletter_subscriptions
begin
  update stored_bytes
  set bytes = bytes + (500 + octet_length(new.email) + octet_length(new.email_key))
  where table_name = 'newsletter_subscriptions';
end;
create trigger newsletter_subscriptions_bytes_on_delete after delete on newsletter_subscriptions
begin
  update stored_bytes
  set bytes = bytes + -(500 + octet_length(old.email) + octet_length(old.email_key))
  where table_name = 'newsletter_subscriptions';
end;
create trigger newsletter_subscriptions_bytes_on_update after update on newsletter_subscriptions
begin
  update stored_bytes
  set bytes = bytes + (500 + octet_length(new.email) + octet_length(new.email_key))
    - (500 + octet_length(old.email) + octet_length(old.email_key))
  where table_name = 'newsletter_subscriptions';
end;

-- What the specs of products say, for sorting and filtering, and whose are to be derived again.
create table product_facts (
  product_id integer not null,
  attribute text not null,
  place integer not null,
  category text not null,
  number double precision,
  number_to double precision,
  choice text,
  constraint product_facts_key primary key (product_id, attribute, place)
);
create index product_facts_by_number
on product_facts (category, attribute, place, number, product_id) where number is not null;
create index product_facts_by_number_to
on product_facts (category, attribute, place, number_to, product_id) where number_to is not null;
create index product_facts_by_choice
on product_facts (category, attribute, choice, product_id) where choice is not null;
create table facts_due (product_id integer primary key);
create table facts_reader (digest text not null);
insert into facts_reader (digest) values ('');
create trigger facts_due_on_insert after insert on products
begin
  insert into facts_due (product_id) values (new.id) on conflict do nothing;
end;
create trigger facts_due_on_update after update of id, category, specs on products
begin
  delete from product_facts where product_id = old.id and old.id <> new.id;
  delete from facts_due where product_id = old.id and old.id <> new.id;
  insert into facts_due (product_id) values (new.id) on conflict do nothing;
end;
create trigger facts_removed_on_delete after delete on products
begin
  delete from product_facts where product_id = old.id;
  delete from facts_due where product_id = old.id;
end;

-- The index of the products' words, whose rows have the products' ids.
create virtual table product_search using fts5 (
    words, tokenize = "ascii tokenchars '.'", detail = none, prefix = '2 3'
  );
create trigger product_search_on_delete after delete on products
begin
  delete from product_search where rowid = old.id;
end;
create trigger product_search_on_update
after update of id, name, description, color_variations on products
begin
  delete from product_search where rowid = old.id and old.id <> new.id;
  insert into facts_due (product_id) values (new.id) on conflict do nothing;
end;
create table search_words (word text primary key, length integer not null);
create index search_words_by_length on search_words (length, word);
