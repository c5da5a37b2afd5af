-- The files that staff uploaded for products, older versions too, and what is in them by pieces of a megabyte.
create table product_files (
  id integer primary key autoincrement,
  product_id integer not null,
  kind text not null constraint file_kind_is_known check (kind in ('Manual', 'Software', 'Datasheet')),
  title text not null,
  version text not null,
  date text not null,
  language text not null,
  file_name text not null,
  media_type text not null
    constraint media_type_is_known check (media_type in ('application/pdf', 'application/zip')),
  bytes integer not null,
  sha256 text not null,
  content text not null unique,
  created_at text not null,
  replaced_at text
);
create index product_files_by_hash on product_files (sha256);
create table file_chunks (
  content text not null,
  position integer not null,
  bytes blob not null,
  created_at text not null,
  primary key (content, position)
);

-- Product pages show them.
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
