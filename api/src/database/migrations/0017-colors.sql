-- The colors that pictures show, as specs, so that searches and filters know them; what has a color keeps it.
update products set specs = replace(specs, '"Warranty: ',
  case slug
    when 'g120' then '"Color: Silver", "Warranty: '
    when 'gx-1k-titan' then '"Color: Gray", "Warranty: '
    when 'gx-650' then '"Color: Gray", "Warranty: '
    else '"Color: Black", "Warranty: '
  end)
where specs not like '%"Color: %' and slug in (
  'edge', 'calypso', 'g120', 'argo-g-100m', 'carina-34', 'vela-27', 'gx-1k-titan', 'gx-750', 'gx-650'
);
