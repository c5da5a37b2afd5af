-- A picture is a path of the site, or of another host by https. Triggers, since SQLite adds a
-- constraint to a new table alone; after the change, so that constraints are told first.
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
