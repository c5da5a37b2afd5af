-- Facts, the search and lists are made in memory: nothing reads what is stored for them.
drop trigger facts_due_on_insert on products;
drop trigger facts_due_on_update on products;
drop trigger facts_due_on_delete on products;
drop trigger facts_due_on_truncate on products;
drop trigger product_search_on_delete on products;
drop trigger product_search_on_truncate on products;
drop trigger product_search_on_update on products;
drop function mark_facts_on_insert(), mark_facts_on_update(), mark_facts_on_delete(),
  mark_facts_on_truncate(), product_search_on_delete(), product_search_on_truncate(),
  product_search_on_update(), product_search(text), words_query(text);
drop table product_facts, facts_due, facts_reader, product_search, search_words;
drop function words_vector(text);
drop index products_by_category, products_by_featured, products_by_name;
drop collation "binary";
