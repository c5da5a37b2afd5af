-- What staff set of a product beside what it is; the addresses that it had; and what was changed, by whom.
alter table products add column state text not null default 'published'
  constraint state_is_known check (state in ('draft', 'published', 'discontinued'));
-- A published product is a draft until then.
alter table products add column publish_at text
  constraint publish_at_in_utc check (publish_at like '____-__-__T__:__:__%Z');
alter table products add column successor_id integer
  constraint successor_is_another check (successor_id <> id);
alter table products add column feature_order integer;
alter table products add column key_features text constraint key_features_is_a_json_list
  check (key_features is null or (length(key_features) <= 5000 and
    iif(json_valid(key_features), json_type(key_features) = 'array', 0)));
alter table products add column related text constraint related_is_a_json_list
  check (related is null or (length(related) <= 1000 and
    iif(json_valid(related), json_type(related) = 'array', 0)));
alter table products add column dealers text not null default '[]'
  constraint dealers_is_a_json_list check (length(dealers) <= 20000 and
    iif(json_valid(dealers), json_type(dealers) = 'array', 0));

-- They change what a page shows.
drop trigger products_updated_at;
create trigger products_updated_at
after update of slug, name, description, category, image_url, images, specs, color_variations,
  default_color, state, successor_id, key_features, related, dealers on products
when new.updated_at = old.updated_at
begin
  update products set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where id = new.id;
end;

-- Slugs that products had: their addresses lead to the present ones.
create table product_slugs (slug text primary key, product_id integer not null);
create trigger products_former_slug after update of slug on products
when old.slug is not null and old.slug is not new.slug
begin
  insert into product_slugs (slug, product_id) values (old.slug, new.id)
  on conflict (slug) do update set product_id = excluded.product_id;
end;

-- A row for each change of a row: as it was before and after, in JSON; no person for one that came past the desk.
create table revisions (
  id integer primary key autoincrement,
  batch text not null,
  subject text not null,
  row_id text not null,
  person_id integer,
  at text not null,
  "before" text,
  "after" text,
  note text
);
create index revisions_by_row on revisions (subject, row_id, id);
create index revisions_by_batch on revisions (batch);
