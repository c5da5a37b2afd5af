-- The years of warranty and the days of return in one place; the words that said them themselves now follow, but for those that staff wrote.
insert into site_texts (key, value, updated_at) values ('periods',
  '{
    "power-supplies": 5,
    "cases": 5,
    "coolers": 5,
    "monitors": 3,
    "peripherals": 3,
    "chairs": 3,
    "mice": 2,
    "accessories": 2,
    "returnDays": 30
  }',
  '2026-11-24T00:00:00Z');
update site_texts set value = replace(value,
  '"30 days"',
  '"{returnDays} days"')
where key = 'questions';
update site_texts set value = replace(value,
  'There is a 30-day return policy.',
  'There is a {returnDays}-day return policy.')
where key = 'questions';
update site_texts set value = replace(value,
  '"2 years"',
  '"{shortestWarranty}"')
where key = 'questions';
update site_texts set value = replace(value,
  'Most products carry a 2-year limited warranty. Several categories have three or five;',
  'Most products carry a {shortestYears}-year limited warranty. Several categories have more, up to {longestWarranty};')
where key = 'questions';
update site_texts set value = replace(value,
  'Power supplies, cases and cooling have five years. Monitors, gaming chairs and peripherals have three, except mice, keyboards, and other accessories, which have two. A replacement',
  '{warrantyTiers} A replacement')
where key = 'warranty';
