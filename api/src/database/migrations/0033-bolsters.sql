-- The first story of Swift Pro shows its bolsters, unless somebody has changed it since the site came.
update products set
  images = replace(images, 'black-red/seated-960', 'black-red/bolsters-960'),
  key_features = replace(key_features, 'so measure first.", "view": "seated"', 'so measure first.", "view": "bolsters"')
where key_features is not null and updated_at = '2026-11-20T00:00:00Z' and id = 98;
