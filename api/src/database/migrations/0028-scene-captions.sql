-- What the pictures of the home page show, where they are those that the site came with.
update site_texts set value = substr(value, 1, length(value) - 1) || ', "captions": [
    {"words": "Edge", "path": "/cases/edge"},
    {"words": "Vela 27", "path": "/monitors/vela-27"},
    {"words": "Swift Pro", "path": "/chairs/swift-pro"}
  ]}'
where key = 'home' and value like '%/scenes/1-wide-%/scenes/2-wide-%/scenes/3-wide-%';
