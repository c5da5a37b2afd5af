-- Pictures of what stories tell, where staff have not changed them: Swift Pro's bolsters, in the place of the view from above, and Typhoon 90 on a board.
update products set
  images = replace(replace(images,
    '"/pictures/swift-pro/black-red/top-960.webp"', '"/pictures/swift-pro/black-red/bolsters-960.webp"'),
    '"/pictures/typhoon-90/detail-fan-960.webp"',
    '"/pictures/typhoon-90/detail-fan-960.webp", "/pictures/typhoon-90/detail-board-960.webp", "/pictures/typhoon-90/memory-960.webp"'),
  key_features = replace(replace(replace(replace(key_features,
    'so measure first.", "view": "seated"', 'so measure first.", "view": "bolsters"'),
    'so measure first.", "view": "top"', 'so measure first.", "view": "bolsters"'),
    'a tower sends past them.", "view": "detail-fan"', 'a tower sends past them.", "view": "detail-board"'),
    'stays clear of the first slot.", "view": "top"', 'stays clear of the first slot.", "view": "memory"')
where
  (id = 98 and images like '%"/pictures/swift-pro/black-red/top-960.webp"%')
  or (id = 91 and key_features like '%a tower sends past them.", "view": "detail-fan"%');
