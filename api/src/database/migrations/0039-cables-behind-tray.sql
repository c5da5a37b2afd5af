-- The second story of GX 650 shows its cables behind the tray, unless somebody has changed it. The picture of their plugs is gone.
update products set
  images = replace(images, '"/pictures/gx-650/detail-plugs-960.webp"', '"/pictures/gx-650/behind-tray-960.webp"'),
  key_features = replace(key_features,
    '"The cable of the motherboard is 550 mm. Both for the processor are 650 mm, so they can take the long way behind the tray.", "view": "detail-plugs"',
    '"The motherboard’s cable is 550 mm long. The two for the processor are 650 mm, so they can take the long way behind the tray.", "view": "behind-tray"')
where id = 81 and images like '%"/pictures/gx-650/detail-plugs-960.webp"%';
