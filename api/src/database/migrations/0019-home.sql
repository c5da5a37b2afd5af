-- The headlines of the home page as the site had them before they were a row.
insert into site_texts (key, value, updated_at) values ('home',
  '{
    "headline": "Built to the\nmillimeter.",
    "button": "Explore Products",
    "path": "/products",
    "scenes": [
      "/pictures/scenes/1-wide-960.webp",
      "/pictures/scenes/2-wide-960.webp",
      "/pictures/scenes/3-wide-960.webp"
    ],
    "figures": "Precision Engineering",
    "figuresLead": "We publish every number, and how we measured it. Five we’re proud of:",
    "featured": "Featured Gear"
  }',
  '2026-11-24T00:00:00Z');
