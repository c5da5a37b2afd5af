-- The files of photographs that staff uploaded. Their names say what is in them: none is ever changed.
create table photograph_files (
  photograph text not null,
  file text not null,
  bytes bytea not null,
  created_at text not null,
  primary key (photograph, file)
);
