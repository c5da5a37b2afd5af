-- Stories over pictures of what they tell: Swift Pro's bolsters, Typhoon 90 on a board; of products that nobody has changed since the site came.
update products set
  images = replace(replace(images, 'black-red/seated-960', 'black-red/bolsters-960'),
    '"/pictures/typhoon-90/detail-fan-960.webp"',
    '"/pictures/typhoon-90/detail-fan-960.webp", "/pictures/typhoon-90/detail-board-960.webp", "/pictures/typhoon-90/memory-960.webp"'),
  key_features = replace(replace(replace(key_features,
    'so measure first.", "view": "seated"', 'so measure first.", "view": "bolsters"'),
    'a tower sends past them.", "view": "detail-fan"', 'a tower sends past them.", "view": "detail-board"'),
    'stays clear of the first slot.", "view": "top"', 'stays clear of the first slot.", "view": "memory"')
where key_features is not null and updated_at = '2026-11-20T00:00:00Z' and id in (98, 91);
