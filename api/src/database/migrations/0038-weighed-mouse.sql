-- The first story of the mouse shows what it weighs; if nobody has changed it since the site came.
update products set
  images = replace(images, '"/pictures/argo-g-100m/lighting-comet-960.webp"', '"/pictures/argo-g-100m/weighed-960.webp", "/pictures/argo-g-100m/lighting-comet-960.webp"'),
  key_features = replace(key_features, '"view": "detail-wheel"', '"view": "weighed"')
where id = 71 and key_features like '%"view": "detail-wheel"%';
