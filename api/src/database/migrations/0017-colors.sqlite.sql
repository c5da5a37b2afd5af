-- The colors that pictures show, as specs, so that searches and filters know them; what has a color keeps it.
update products set specs = replace(specs, '"Warranty: ', '"Color: Black", "Warranty: ')
where slug in ('edge', 'calypso', 'argo-g-100m', 'carina-34', 'vela-27', 'gx-750') and specs not like '%"Color: %';
update products set specs = replace(specs, '"Warranty: ', '"Color: Silver", "Warranty: ')
where slug in ('g120') and specs not like '%"Color: %';
update products set specs = replace(specs, '"Warranty: ', '"Color: Gray", "Warranty: ')
where slug in ('gx-1k-titan', 'gx-650') and specs not like '%"Color: %';
