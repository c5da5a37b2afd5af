-- Whether visitors are told of a change, on its product's page and in the feed.
alter table revisions add column shown integer not null default 0
  constraint shown_is_yes_or_no check (shown in (0, 1));
create index revisions_shown on revisions (id) where shown = 1;
create trigger catalogue_version_on_shown after update of shown on revisions
begin
  update catalogue_version set version = version + 1;
end;
