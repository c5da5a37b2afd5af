-- Until when links to previews of a product were made that lead nowhere any more.
create table preview_ends (
  product_id bigint primary key,
  ended_at text not null
);
