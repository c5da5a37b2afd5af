-- Who may work at the desk, with which passkeys; their sessions; links that make a passkey; and challenges that wait for
-- an answer. Of tokens there are hashes alone.
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
  created_at text not null,
  last_used_at text
);
create index staff_passkeys_by_person on staff_passkeys (person_id);
create table staff_sessions (
  token_hash text primary key,
  person_id integer not null references staff_people (id) on delete cascade,
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
create table staff_challenges (challenge text primary key, expires_at text not null);

-- A restored backup does not bring a passkey back.
create trigger staff_passkeys_erased after delete on staff_passkeys
begin
  insert into erasures (table_name, row_id, erased_at)
  values ('staff_passkeys', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict do nothing;
end;
