-- The labels and values of specs in American English, as the code reads them.
update products set specs =
  replace(replace(replace(replace(replace(replace(replace(specs,
    '"Colour', '"Color'), 'Aluminium', 'Aluminum'), 'aluminium', 'aluminum'), ' grey', ' gray'),
    'moulded', 'molded'), 'castors', 'casters'), 'centre', 'center')
where specs ilike '%colour%' or specs ilike '%aluminium%' or specs ilike '% grey%'
  or specs ilike '%moulded%' or specs ilike '%castors%' or specs ilike '%centre%';
