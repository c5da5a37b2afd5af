-- What visitors browse. Lists and other structured values are JSON.
create table products (
  id integer primary key autoincrement constraint id_above_zero check (id > 0),
  slug text unique constraint slug_in_lower_case
    check (length(slug) between 1 and 80 and slug not glob '*[^a-z0-9-]*'),
  name text not null constraint name_of_1_to_200_characters
    check (length(trim(name)) between 1 and 200),
  description text not null constraint description_of_5000_characters_at_most
    check (length(description) <= 5000),
  category text not null,
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
    constraint updated_at_in_utc check (updated_at like '____-__-__T__:__:__%Z'),
  state text not null default 'published'
    constraint state_is_known check (state in ('draft', 'published', 'discontinued')),
  successor_id integer constraint successor_is_another check (successor_id <> id),
  feature_order integer,
  key_features text constraint key_features_is_a_json_list
    check (key_features is null or (length(key_features) <= 5000 and
      iif(json_valid(key_features), json_type(key_features) = 'array', 0))),
  related text constraint related_is_a_json_list
    check (related is null or (length(related) <= 1000 and
      iif(json_valid(related), json_type(related) = 'array', 0))),
  dealers text not null default '[]' constraint dealers_is_a_json_list
    check (length(dealers) <= 20000 and
      iif(json_valid(dealers), json_type(dealers) = 'array', 0)),
  -- Of these lines of text, @argo/domain/products/line-fields has what they hold.
  search_title text constraint search_title_of_100_characters_at_most
    check (length(search_title) <= 100),
  search_description text constraint search_description_of_300_characters_at_most
    check (length(search_description) <= 300),
  gtin text constraint gtin_of_14_digits_at_most check (length(gtin) <= 14),
  -- What staff changed of a published product and visitors do not see yet.
  draft text constraint draft_has_values
    check (draft is null or (length(draft) <= 150000 and
      iif(json_valid(draft), json_type(draft, '$.values') = 'object', 0))),
  -- When what visitors do not see yet is published, who said so, and why it was not published at its time.
  publish_at text
    constraint publish_at_in_utc check (publish_at like '____-__-__T__:__:__%Z'),
  publish_by integer,
  publish_refusal text,
  constraint what_is_scheduled_is_not_seen check
    (publish_at is null or state = 'draft' or (state = 'published' and draft is not null))
);

-- A picture is a path of the site, or of another host by https.
create trigger products_pictures_on_insert after insert on products
when exists (
  select 1 from (select new.image_url as address union all select value from json_each(new.images))
  where not (address = '/' or address glob '/[^/\]*' or address glob 'https://[^/]*')
)
begin
  select raise(abort, 'picture_is_a_path_or_https');
end;
create trigger products_pictures_on_update after update of image_url, images on products
when exists (
  select 1 from (select new.image_url as address union all select value from json_each(new.images))
  where not (address = '/' or address glob '/[^/\]*' or address glob 'https://[^/]*')
)
begin
  select raise(abort, 'picture_is_a_path_or_https');
end;

-- Dates a product when what its page shows is changed and its date is not.
create trigger products_updated_at
after update of slug, name, description, category, image_url, images, specs, color_variations,
  default_color, state, successor_id, key_features, related, dealers,
  search_title, search_description, gtin on products
when new.updated_at = old.updated_at
begin
  update products set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where id = new.id;
end;

-- Slugs that products had: their addresses lead to the present ones, of several products to that which had it last.
create table product_slugs (
  id integer primary key autoincrement,
  slug text not null,
  product_id integer not null,
  unique (slug, product_id)
);
create trigger products_former_slug after update of slug on products
when old.slug is not null and old.slug is not new.slug
begin
  delete from product_slugs where slug = old.slug and product_id = new.id;
  insert into product_slugs (slug, product_id) values (old.slug, new.id);
end;

-- Until when links to previews of a product were made that lead nowhere any more.
create table preview_ends (
  product_id integer primary key,
  ended_at text not null
);

-- What staff leave as it is, of what is to be done about products and texts.
create table kept_to_dos (
  subject text not null,
  row_id text not null,
  sentence text not null,
  reason text not null,
  person_id integer not null,
  kept_at text not null,
  primary key (subject, row_id, sentence)
);

-- How often visitors wanted on a day (UTC) what was not found: the words of a search, or an address with the page of the site on which
-- its link stands, '' for none.
create table not_found_counts (
  kind text not null check (kind in ('search', 'address')),
  wanted text not null,
  page text not null,
  day text not null,
  count integer not null,
  primary key (day, kind, wanted, page)
);

-- Where staff lead an address that is not found: paths of the site.
create table redirects (
  path text primary key,
  target text not null
);

-- What the brand tells visitors beside its products, by the keys of @argo/domain/texts.
create table site_texts (
  key text primary key,
  value text not null constraint value_is_json
    check (length(value) <= 50000 and iif(json_valid(value), json_type(value) = 'object', 0)),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
create trigger site_texts_updated_at after update of value on site_texts
when new.updated_at = old.updated_at
begin
  update site_texts set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where key = new.key;
end;

-- The files that staff uploaded for products, older versions too. Their bytes are in the folder of uploads.
create table product_files (
  id integer primary key autoincrement,
  product_id integer not null,
  kind text not null constraint file_kind_is_known
    check (kind in ('Manual', 'Software', 'Datasheet')),
  title text not null,
  version text not null,
  date text not null,
  language text not null,
  file_name text not null,
  media_type text not null
    constraint media_type_is_known check (media_type in ('application/pdf', 'application/zip')),
  bytes integer not null,
  sha256 text not null,
  created_at text not null,
  replaced_at text,
  deleted_at text
);
create index product_files_by_hash on product_files (sha256);
create unique index one_present_product_file on product_files (product_id, kind, language)
  where replaced_at is null and deleted_at is null;

-- The photographs that staff uploaded, by what their files are called in the folder of uploads: none is ever changed.
create table photographs (
  name text primary key not null,
  created_at text not null
);

-- A row for each change of a row: as it was before and after, in JSON; no person for one made outside the desk.
create table revisions (
  id integer primary key autoincrement,
  batch text not null,
  subject text not null,
  row_id text not null,
  person_id integer,
  at text not null,
  "before" text,
  "after" text,
  note text,
  -- Whether visitors are told of it, on the product's page and in the feed.
  shown integer not null default 0 constraint shown_is_yes_or_no check (shown in (0, 1))
);
create index revisions_by_row on revisions (subject, row_id, id);
create index revisions_by_batch on revisions (batch);
create index revisions_shown on revisions (id) where shown = 1;

-- A number that grows with every change of what visitors read, whoever makes it.
create table catalogue_version (version integer not null);
insert into catalogue_version (version) values (0);
create trigger catalogue_version_on_insert after insert on products
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_update
after update of id, slug, name, description, category, image_url, images, featured, specs,
  color_variations, default_color, updated_at, state, successor_id, feature_order,
  key_features, related, dealers,
  search_title, search_description, gtin on products
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_delete after delete on products
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_slug_insert after insert on product_slugs
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_slug_update after update on product_slugs
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_slug_delete after delete on product_slugs
begin
  update catalogue_version set version = version + 1;
end;
create trigger site_texts_version_on_insert after insert on site_texts
begin
  update catalogue_version set version = version + 1;
end;
create trigger site_texts_version_on_update after update on site_texts
begin
  update catalogue_version set version = version + 1;
end;
create trigger site_texts_version_on_delete after delete on site_texts
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_file_insert after insert on product_files
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_file_update after update on product_files
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_file_delete after delete on product_files
begin
  update catalogue_version set version = version + 1;
end;
create trigger catalogue_version_on_shown after update of shown on revisions
begin
  update catalogue_version set version = version + 1;
end;

-- One row for each mailbox, however its address is written.
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
create index newsletter_subscriptions_by_asking on newsletter_subscriptions (asked_at);

create table contact_messages (
  id integer primary key autoincrement,
  name text not null,
  email text not null,
  message text not null,
  created_at text not null,
  state text not null default 'unread' constraint message_state_is_known
    check (state in ('unread', 'read', 'answered', 'spam'))
);
create index contact_messages_by_time on contact_messages (created_at);
create index contact_messages_by_state on contact_messages (state, id);

-- E-mails that wait to be sent.
create table outbox (
  id integer primary key autoincrement,
  message_id text not null unique,
  contact_message_id integer unique references contact_messages (id) on delete cascade,
  subscription_id integer unique references newsletter_subscriptions (id) on delete cascade,
  attempts integer not null default 0,
  due_at text not null,
  refusal text,
  constraint outbox_row_has_one_subject
    check ((contact_message_id is null) <> (subscription_id is null))
);
create index outbox_by_due_time on outbox (due_at);

-- By which links in e-mails are known.
create table site_key (id integer primary key check (id = 1), secret text not null);
insert into site_key (id, secret) values (1, lower(hex(randomblob(32))));

-- Who may work at the desk, with which passkeys; their sessions; and links that make a passkey. Of
-- tokens there are hashes alone.
create table staff_people (
  id integer primary key autoincrement,
  name text not null unique constraint name_has_1_to_100_characters
    check (length(name) between 1 and 100 and name = trim(name)),
  role text not null constraint role_is_known check (role in ('editor', 'owner')),
  created_at text not null,
  ended_at text
);
create table staff_passkeys (
  id integer primary key autoincrement,
  person_id integer not null references staff_people (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter integer not null,
  transports text not null,
  -- The browser that made it: "Chrome on macOS".
  device text not null,
  -- What its person calls it.
  name text not null default '',
  created_at text not null,
  last_used_at text not null
);
create index staff_passkeys_by_person on staff_passkeys (person_id);
create table staff_sessions (
  id integer primary key autoincrement,
  token_hash text not null unique,
  person_id integer not null references staff_people (id) on delete cascade,
  device text not null,
  created_at text not null,
  seen_at text not null
);
create index staff_sessions_by_person on staff_sessions (person_id);
create table staff_links (
  token_hash text primary key,
  person_id integer not null references staff_people (id) on delete cascade,
  expires_at text not null,
  used_at text
);
create index staff_links_by_person on staff_links (person_id);

-- What was deleted, so that a restored backup does not bring it back.
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
