-- What the brand tells visitors beside its products: a row a text, in JSON. They are read with the products.
create table site_texts (
  key text primary key,
  value text not null constraint value_is_json
    check (length(value) <= 50000 and iif(json_valid(value), json_type(value) = 'object', 0)),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
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
create trigger site_texts_updated_at after update of value on site_texts
when new.updated_at = old.updated_at
begin
  update site_texts set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where key = new.key;
end;
