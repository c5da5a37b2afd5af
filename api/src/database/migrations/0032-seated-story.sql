-- The first story of Swift Pro shows who sits in it, and a story of GX 650 names its cable; of products that nobody has changed since the site came.
update products set
  key_features = case id
    when 98 then '[
    {"title": "Holds you in the turn", "sentence": "Raised bolsters keep hips and shoulders where they belong. There are 38 cm (15″) between them at the seat, so measure first.", "view": "seated"},
    {"title": "Lie back to 155° for the replay", "sentence": "Sit up for the match, then let the back down. The seat rocks as well, and locks where you stop.", "view": "reclined"},
    {"title": "Cushions that move, or leave", "sentence": "Slide the neck and lumbar cushions along their straps to where your back asks for them. Or take them off.", "view": "headrest"}
  ]'
    when 81 then '[
    {"title": "Fixed where it’s never in doubt", "sentence": "Every build needs the motherboard’s cables, so they stay attached. Everything else plugs in when you need it.", "view": "front"},
    {"title": "Long enough to hide", "sentence": "The cable of the motherboard is 550 mm. Both for the processor are 650 mm, so they can take the long way behind the tray.", "view": "detail-plugs"},
    {"title": "50 mm to spare in the G120", "sentence": "In our smallest case it leaves that much for cables, with the drive cage still in place.", "view": "three-quarter"}
  ]'
  end
where key_features is not null and updated_at = '2026-11-20T00:00:00Z' and id in (98, 81);
