-- What staff changed of a product and visitors do not see yet, in JSON; null where there is nothing.
alter table products add column draft text constraint draft_has_values
  check (draft is null or (length(draft) <= 80000 and
    iif(json_valid(draft), json_type(draft, '$.values') = 'object', 0)));
