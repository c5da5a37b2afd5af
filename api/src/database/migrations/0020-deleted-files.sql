-- Until when a file could be downloaded that staff deleted; it can be brought back for a time.
alter table product_files add column deleted_at text;
