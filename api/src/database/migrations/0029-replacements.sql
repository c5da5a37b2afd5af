-- The warranty page says its years once, in large numbers; where staff have not changed them.
update site_texts set value = replace(
  replace(value, '"How long you are covered"', '"Replacements"'),
  '{warrantyTiers} A replacement keeps',
  'A replacement keeps'
) where key = 'warranty' and value like '%"{warrantyTiers} A replacement keeps what remains%';
