-- Facts, the search and lists are made in memory: nothing reads what is stored for them.
drop trigger facts_due_on_insert;
drop trigger facts_due_on_update;
drop trigger facts_removed_on_delete;
drop trigger product_search_on_delete;
drop trigger product_search_on_update;
drop table product_facts;
drop table facts_due;
drop table facts_reader;
drop table product_search;
drop table search_words;
drop index products_by_category;
drop index products_by_featured;
drop index products_by_name;
