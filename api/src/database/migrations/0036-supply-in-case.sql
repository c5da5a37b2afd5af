-- The last story of GX 650 shows it in the G120, unless somebody has changed it since the site came.
update products set
  images = replace(images, '"/pictures/gx-650/detail-sockets-960.webp"', '"/pictures/gx-650/detail-sockets-960.webp", "/pictures/gx-650/case-960.webp"'),
  key_features = replace(key_features, 'still in place.", "view": "three-quarter"', 'still in place.", "view": "case"')
where id = 81 and key_features like '%still in place.", "view": "three-quarter"%';
