-- Pictures of Edge’s filter and radiator, Calypso’s rear chamber and Typhoon 120’s fan, for stories as the site came with them. Edge’s picture of its interior is gone.
update products
set
  images = case id
    when 79 then replace(
      replace(images, '"/pictures/edge/top-960.webp",', '"/pictures/edge/top-960.webp",
    "/pictures/edge/unfiltered-960.webp",'),
      '"/pictures/edge/detail-interior-960.webp"', '"/pictures/edge/detail-radiator-960.webp"'
    )
    when 78 then replace(images, '"/pictures/calypso/rear-960.webp",', '"/pictures/calypso/rear-960.webp",
    "/pictures/calypso/rear-chamber-960.webp",')
    when 92 then replace(images, '"/pictures/typhoon-120/top-960.webp",', '"/pictures/typhoon-120/top-960.webp",
    "/pictures/typhoon-120/detail-fan-960.webp",')
  end,
  key_features = case id
    when 79 then replace(
      replace(key_features, 'mounts in front.", "view": "side"', 'mounts in front.", "view": "detail-radiator"'),
      'put them back.", "view": "detail-ports"', 'put them back.", "view": "unfiltered"'
    )
    when 78 then replace(key_features, 'close the door.", "view": "rear"', 'close the door.", "view": "rear-chamber"')
    when 92 then replace(key_features, 'a quarter of it.", "view": "three-quarter"', 'a quarter of it.", "view": "detail-fan"')
  end
where
  (id = 79 and key_features like '%put them back.", "view": "detail-ports"%')
  or (id = 79 and images like '%"/pictures/edge/detail-interior-960.webp"%')
  or (id = 78 and key_features like '%close the door.", "view": "rear"%')
  or (id = 92 and key_features like '%a quarter of it.", "view": "three-quarter"%');
