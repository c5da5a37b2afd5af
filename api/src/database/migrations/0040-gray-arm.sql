-- The monitor arm is gray, as its pictures show it.
update products set specs = replace(specs, '"Color: Black"', '"Color: Gray"')
where id = 95 and specs like '%"Color: Black"%';
