-- What the brand tells visitors beside its products: a row a text, in JSON. They are read with the products.
create table site_texts (
  key text primary key,
  value text not null constraint value_is_json
    check (length(value) <= 50000 and is_json_list('[' || value || ']')),
  updated_at text not null default to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
);
create trigger site_texts_version before insert or update or delete or truncate on site_texts
for each statement execute function count_catalogue_change();
create trigger site_texts_updated_at before update of value on site_texts
for each row when (new.updated_at = old.updated_at) execute function date_product();
