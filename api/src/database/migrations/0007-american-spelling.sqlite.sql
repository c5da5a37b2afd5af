-- The labels and values of specs in American English, as the code reads them.
update products set specs =
  replace(replace(replace(replace(replace(replace(replace(specs,
    '"Colour', '"Color'), 'Aluminium', 'Aluminum'), 'aluminium', 'aluminum'), ' grey', ' gray'),
    'moulded', 'molded'), 'castors', 'casters'), 'centre', 'center')
where specs like '%colour%' or specs like '%aluminium%' or specs like '% grey%'
  or specs like '%moulded%' or specs like '%castors%' or specs like '%centre%';
