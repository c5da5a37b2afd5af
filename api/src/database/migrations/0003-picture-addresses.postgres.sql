-- A picture is a path of the site, or of another host by https. Rows that break this already stay.
alter table products add constraint picture_is_a_path_or_https check (
  image_url ~ '^(/($|[^/\\])|https://[^/])'
  and not jsonb_path_exists(
    images::jsonb,
    '$[*] ? (@.type() != "string" || !(@ like_regex "^(/($|[^/\\\\])|https://[^/])"))'
  )
) not valid;
