-- Astra's stories begin with its mesh, unless somebody has changed them since the site came.
update products set
  images = replace(replace(images, '"/pictures/astra/black-gold/top-960.webp",', ''),
    '"/pictures/astra/black-gold/headrest-960.webp"', '"/pictures/astra/black-gold/headrest-960.webp", "/pictures/astra/black-gold/detail-mesh-960.webp"'),
  key_features = '[
    {"title": "Air at your back", "sentence": "There is no foam behind you to store the heat, just open mesh on a frame. Room air does the rest.", "view": "detail-mesh"},
    {"title": "Support at your height", "sentence": "The headrest changes both height and angle. The lumbar pad behind the mesh moves up and down by 6 cm (2.4″).", "view": "headrest"},
    {"label": "Seat depth", "title": "The seat slides to you", "sentence": "Move it until a hand fits behind your knees. At 17″ to 19″, long legs and short ones get the same support.", "view": "side"}
  ]'
where key_features is not null and updated_at = '2026-11-20T00:00:00Z' and id = 66;
