-- Cases

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  79, 'edge', 'Edge',
  'A mid-tower case with a folded mesh front and four 120 mm fans preinstalled. The tempered glass panel comes away by hand. Beside a long graphics card it houses two 3.5-inch drives in the cage and two 2.5-inch drives behind the tray. PC components in the pictures are not included.',
  'cases',
  '/pictures/edge/hero-960.webp',
  '[
    "/pictures/edge/front-960.webp",
    "/pictures/edge/three-quarter-960.webp",
    "/pictures/edge/side-960.webp",
    "/pictures/edge/rear-960.webp",
    "/pictures/edge/top-960.webp",
    "/pictures/edge/unfiltered-960.webp",
    "/pictures/edge/detail-radiator-960.webp",
    "/pictures/edge/detail-ports-960.webp",
    "/pictures/edge/detail-mesh-960.webp",
    "/pictures/edge/detail-rear-ports-960.webp"
  ]',
  1,
  '[
    "GPU clearance: 400 mm, with front fans; 373 mm behind a 27 mm front radiator",
    "Radiator support: 360 mm, front and top; 120 mm, rear",
    "Radiator clearance: 57 mm, top, with fans",
    "CPU cooler clearance: 168 mm",
    "PSU clearance: 210 mm, with the drive cage fitted",
    "Motherboard support: ATX, micro-ATX, Mini-ITX",
    "Expansion slots: 7",
    "Drive bays: 2 × 3.5″, in the cage; 2 × 2.5″, behind the tray",
    "Cable space: 22 mm, behind the tray",
    "Fans included: 4 × 120 mm, three front and one rear (F120); rings and front seam lit, addressable RGB",
    "Fan current: 0.6 A, at 12 V (7.2 W), all four on one 4-pin plug",
    "Light current: 1.7 A, at 5 V (8.5 W), rings and seam on one 3-pin plug",
    "Fan support: 7 × 120 mm (three front, three top, one rear)",
    "Dust filters: 3, washable (front, top, PSU intake)",
    "Front ports: 1 × USB-C (10 Gbit/s), 2 × USB-A (5 Gbit/s), headset jack",
    "Dimensions: 480 × 230 × 480 mm (H × W × D), 53.0 L",
    "Weight: 7.6 kg",
    "Materials: 0.8 mm steel, 4 mm tempered glass",
    "Color: Black",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Fans included", "title": "Breathes through steel", "sentence": "The front is a single sheet of steel mesh, folded so that more of it meets the air. Three fans draw through it, and a fourth sends the heat out the back.", "view": "detail-mesh"},
    {"label": "Radiator clearance", "title": "A radiator under the roof", "sentence": "Up to three fans wide, it hangs above the board with its hoses down to the processor. A second one mounts in front.", "view": "detail-radiator"},
    {"label": "Dust filters", "title": "Dust rinses off", "sentence": "The filter in the roof comes off by hand, and so do those in front and at the power supply. Rinse them, let them dry, put them back.", "view": "unfiltered"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  78, 'calypso', 'Calypso',
  'A dual-chamber case with glass on two sides and no corner pillar between them. It takes radiators on three sides at once. Power supply and drives go behind the board and leave the front chamber to the graphics card. Boards can be up to 280 mm wide. PC components in the pictures are not included.',
  'cases',
  '/pictures/calypso/hero-960.webp',
  '[
    "/pictures/calypso/front-960.webp",
    "/pictures/calypso/three-quarter-960.webp",
    "/pictures/calypso/side-960.webp",
    "/pictures/calypso/rear-960.webp",
    "/pictures/calypso/rear-chamber-960.webp",
    "/pictures/calypso/top-960.webp",
    "/pictures/calypso/detail-interior-960.webp",
    "/pictures/calypso/detail-corner-960.webp",
    "/pictures/calypso/detail-fans-960.webp",
    "/pictures/calypso/detail-ports-960.webp"
  ]',
  0,
  '[
    "GPU clearance: 415 mm, with the side radiator fitted",
    "Radiator support: 360 mm, top, side, and bottom; 120 mm, rear",
    "Radiator clearance: 57 mm, top, with fans",
    "CPU cooler clearance: 165 mm",
    "PSU clearance: 220 mm, in the rear chamber",
    "Motherboard support: E-ATX (up to 280 mm wide), ATX, micro-ATX, Mini-ITX",
    "Expansion slots: 7",
    "Drive bays: 2 × 3.5″, in the rear chamber; 2 × 2.5″, behind the tray",
    "Cable space: 90 mm, the depth of the rear chamber",
    "Fans included: 3 × 120 mm, side intake (F120); rings and floor edge lit, addressable RGB",
    "Fan current: 0.45 A, at 12 V (5.4 W), all three on one 4-pin plug",
    "Light current: 1.5 A, at 5 V (7.5 W), rings and edge on one 3-pin plug",
    "Fan support: 10 × 120 mm (three top, three side, three bottom, one rear)",
    "Dust filters: 3, washable (side, bottom, PSU intake)",
    "Front ports: 1 × USB-C (10 Gbit/s), 2 × USB-A (5 Gbit/s), headset jack",
    "Dimensions: 460 × 290 × 450 mm (H × W × D), 60.0 L",
    "Weight: 11.2 kg",
    "Materials: 0.8 mm steel, 4 mm tempered glass",
    "Color: Black",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Nothing in the way", "sentence": "Front and side glass meet edge to edge, with no pillar at the corner. What you built is what everyone sees.", "view": "detail-corner"},
    {"label": "Cable space", "title": "The power supply moves out back", "sentence": "It stands upright in a chamber of its own behind the board, with the drives and the cables. Nothing has to be flattened to close the door.", "view": "rear-chamber"},
    {"label": "Fan support", "title": "Three in, seven to go", "sentence": "Three F120 fans already pull air in at the side. Seven more mounts are free: three on top, three at the bottom, one at the rear.", "view": "side"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  77, 'g120', 'G120',
  'A compact micro-ATX tower in silver, with a glass side and two 120 mm fans preinstalled. A radiator goes in at the front. Board, graphics card, and a power supply of up to 190 mm go in with the drive cage in place. All three dust filters can be washed. PC components in the pictures are not included.',
  'cases',
  '/pictures/g120/hero-960.webp',
  '[
    "/pictures/g120/front-960.webp",
    "/pictures/g120/three-quarter-960.webp",
    "/pictures/g120/side-960.webp",
    "/pictures/g120/rear-960.webp",
    "/pictures/g120/top-960.webp",
    "/pictures/g120/detail-interior-960.webp",
    "/pictures/g120/detail-ports-960.webp",
    "/pictures/g120/detail-front-960.webp"
  ]',
  0,
  '[
    "GPU clearance: 330 mm, with front fans; 303 mm behind a 27 mm front radiator",
    "Radiator support: 240 mm, front; 120 mm, rear",
    "CPU cooler clearance: 160 mm",
    "PSU clearance: 190 mm, with the drive cage fitted",
    "Motherboard support: micro-ATX, Mini-ITX",
    "Expansion slots: 4",
    "Drive bays: 1 × 3.5″, in the cage; 2 × 2.5″, behind the tray",
    "Cable space: 18 mm, behind the tray",
    "Fans included: 2 × 120 mm, one front and one rear (F120); rings and front ridge lit, addressable RGB",
    "Fan current: 0.3 A, at 12 V (3.6 W), both on one 4-pin plug",
    "Light current: 0.9 A, at 5 V (4.5 W), rings and ridge on one 3-pin plug",
    "Fan support: 5 × 120 mm (two front, two top, one rear)",
    "Dust filters: 3, washable (front, top, PSU intake)",
    "Front ports: 1 × USB-C (5 Gbit/s), 1 × USB-A (5 Gbit/s), headset jack",
    "Dimensions: 400 × 210 × 400 mm (H × W × D), 33.6 L",
    "Weight: 5.4 kg",
    "Materials: 0.7 mm steel, 4 mm tempered glass",
    "Color: Silver",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Fans included", "title": "Air in on both sides of the light", "sentence": "Slanted slots flank the lit ridge, with fine mesh behind them. One fan draws through them, one blows out at the rear, and three more mounts are free.", "view": "detail-front"},
    {"title": "A full build in 33.6 liters", "sentence": "Micro-ATX board, graphics card, and a two-fan radiator behind the front, in a case over a third smaller than Edge.", "view": "side"},
    {"title": "Ports where your hand lands", "sentence": "Power button, USB-C, USB-A, and headset jack sit together at the front edge of the roof. On the desk or under it, you reach them from above.", "view": "detail-ports"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  76, NULL, 'Vertical GPU Bracket',
  'Stands a graphics card upright, so that its fans face the glass. The riser cable and the eight screws are all in the box. It needs six expansion slots: its plate fills four, and the end of the card’s own bracket takes the two above. Frame and plate are 1.5 mm steel.',
  'cases',
  '/pictures/vertical-gpu-bracket/hero-960.webp',
  '[
    "/pictures/vertical-gpu-bracket/three-quarter-960.webp",
    "/pictures/vertical-gpu-bracket/rear-960.webp",
    "/pictures/vertical-gpu-bracket/top-960.webp",
    "/pictures/vertical-gpu-bracket/with-card-960.webp",
    "/pictures/vertical-gpu-bracket/detail-steps-960.webp",
    "/pictures/vertical-gpu-bracket/detail-riser-slot-960.webp",
    "/pictures/vertical-gpu-bracket/detail-cable-plug-960.webp"
  ]',
  0,
  '[
    "Card thickness: 60 mm, three slots",
    "Supported weight: 2.5 kg",
    "Riser cable: 180 mm, shielded",
    "Link: PCIe 4.0 x16 (31.5 GB/s each way)",
    "Adjustment: 30 mm, in three steps",
    "Slots used: 6, four by the plate and two above it by the card’s bracket",
    "Fits: Edge, Calypso, and other cases with seven slots",
    "Dimensions: 180 × 150 × 85 mm (L × W × H)",
    "Weight: 520 g, with the riser cable",
    "Materials: 1.5 mm steel",
    "Color: Black",
    "In the box: Bracket, riser cable, eight screws",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Show the fans, not the edge", "sentence": "Your card stands behind the glass with its best side out. It fits Edge and Calypso, and other cases with seven slots.", "view": "with-card"},
    {"label": "Adjustment", "title": "Three steps of breathing space", "sentence": "Fans need a gap to draw from. Slide the frame inward until a thick card has one.", "view": "detail-steps"},
    {"label": "Link", "title": "All sixteen lanes", "sentence": "The shielded riser cable comes in the box and costs the card none of its bandwidth.", "view": "detail-riser-slot"}
  ]'
);

-- Coolers

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  93, 'nivos', 'Nivos',
  'A liquid-metal compound of gallium, indium, and tin that goes between chip and cooler. It works at once, and never cures. For copper and nickel only: it conducts electricity and destroys aluminum, so read the datasheet before you open the syringe.',
  'coolers',
  '/pictures/nivos/hero-960.webp',
  '[
    "/pictures/nivos/three-quarter-960.webp",
    "/pictures/nivos/rear-960.webp",
    "/pictures/nivos/top-960.webp",
    "/pictures/nivos/contents-960.webp",
    "/pictures/nivos/detail-drop-960.webp",
    "/pictures/nivos/detail-syringe-960.webp",
    "/pictures/nivos/detail-box-960.webp"
  ]',
  1,
  '[
    "Thermal conductivity: 128 W/m·K",
    "Operating temperature: -100 to 1400 °C",
    "Contents: 1 g (0.16 ml)",
    "Coverage: 30 cm², at a film of 0.05 mm",
    "Applications: 2, on desktop processors with a heat spreader",
    "Composition: Gallium, indium, tin",
    "Density: 6.4 g/cm³, at 20 °C",
    "Electrically conductive: Yes, insulate the parts around a bare die",
    "Suitable surfaces: Copper, nickel",
    "Unsuitable surfaces: Aluminum",
    "Curing time: None",
    "Shelf life: 5 years, sealed, at 25 °C or below",
    "In the box: Syringe, needle, two swabs, two alcohol wipes",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Thermal conductivity", "title": "Ten times a paste", "sentence": "A good paste conducts about a tenth of that. Gallium, indium, and tin let less heat build up between chip and cooler.", "view": "detail-drop"},
    {"label": "Coverage", "title": "Enough for two builds", "sentence": "One gram covers the heat spreaders of two desktop processors. Needle, swabs, and wipes come in the box.", "view": "contents"},
    {"label": "Operating temperature", "title": "Never the weak link", "sentence": "No processor comes near either end of this range. Whatever limits your build, it is not the compound.", "view": "detail-syringe"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  92, 'typhoon-120', 'Typhoon 120',
  'A single-tower cooler with a 120 mm fan, for processors of up to 180 W. It fits LGA 1851, AM5, and several older sockets. The fan is our F120, the same as in the three-pack, on a fluid dynamic bearing. Its RGB ring has a lead of its own that unplugs at the fan.',
  'coolers',
  '/pictures/typhoon-120/hero-960.webp',
  '[
    "/pictures/typhoon-120/three-quarter-960.webp",
    "/pictures/typhoon-120/side-960.webp",
    "/pictures/typhoon-120/rear-960.webp",
    "/pictures/typhoon-120/top-960.webp",
    "/pictures/typhoon-120/detail-fan-960.webp",
    "/pictures/typhoon-120/detail-base-960.webp",
    "/pictures/typhoon-120/detail-top-960.webp"
  ]',
  0,
  '[
    "Airflow: 95 m³/h, at 1,800 rpm, free air (56 CFM)",
    "Noise level: 25 dB(A), at 1,800 rpm and 1 m",
    "Height: 155 mm, with fan",
    "Rated heat load: 180 W, at 25 °C ambient",
    "Fan speed: 400–1,800 rpm, PWM",
    "Static pressure: 2.1 mmH₂O, at 1,800 rpm",
    "Fan: 120 × 120 × 25 mm, fluid dynamic bearing, addressable RGB ring (F120)",
    "Fan current: 0.15 A, at 12 V (1.8 W)",
    "Fan connector: 4-pin PWM",
    "Light connector: 3-pin, 5 V, on a lead that unplugs at the fan",
    "Light current: 0.3 A, at 5 V (1.5 W)",
    "Intel sockets: LGA 1851, LGA 1700, LGA 1200",
    "AMD sockets: AM5, AM4",
    "Memory clearance: Unlimited, the fan stays clear of the first slot",
    "Heat pipes: 4 × 6 mm, copper",
    "Base: Copper, nickel-plated",
    "Dimensions: 125 × 77 × 155 mm (W × D × H)",
    "Weight: 720 g, with fan",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Rated heat load", "title": "Four copper pipes to the top", "sentence": "They take the heat from the base, climb through the fins, and end in the top plate.", "view": "detail-top"},
    {"label": "Fan speed", "title": "As slow as the work allows", "sentence": "The noise that we state is the one at full speed. When there is little to cool, the fan turns at less than a quarter of it.", "view": "detail-fan"},
    {"title": "Plated, so liquid metal is welcome", "sentence": "The base under the pipes is copper with a coat of nickel. It takes paste, and it takes Nivos, which destroys aluminum.", "view": "detail-base"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  91, 'typhoon-90', 'Typhoon 90',
  'A low-profile cooler for compact cases and processors of up to 95 W. Where a tower touches the side panel, this one fits. Its 92 mm fan lies flat on the fins and turns on a fluid dynamic bearing. The RGB ring has a lead of its own that unplugs at the fan.',
  'coolers',
  '/pictures/typhoon-90/hero-960.webp',
  '[
    "/pictures/typhoon-90/three-quarter-960.webp",
    "/pictures/typhoon-90/side-960.webp",
    "/pictures/typhoon-90/rear-960.webp",
    "/pictures/typhoon-90/top-960.webp",
    "/pictures/typhoon-90/detail-pipes-960.webp",
    "/pictures/typhoon-90/detail-fan-960.webp",
    "/pictures/typhoon-90/detail-board-960.webp",
    "/pictures/typhoon-90/memory-960.webp"
  ]',
  0,
  '[
    "Airflow: 58 m³/h, at 2,500 rpm, free air (34 CFM)",
    "Noise level: 24 dB(A), at 2,500 rpm and 1 m",
    "Height: 47 mm, with fan",
    "Rated heat load: 95 W, at 25 °C ambient",
    "Fan speed: 600–2,500 rpm, PWM",
    "Static pressure: 2.0 mmH₂O, at 2,500 rpm",
    "Fan: 92 × 92 × 15 mm, fluid dynamic bearing, addressable RGB ring",
    "Fan current: 0.1 A, at 12 V (1.2 W)",
    "Fan connector: 4-pin PWM",
    "Light connector: 3-pin, 5 V, on a lead that unplugs at the fan",
    "Light current: 0.24 A, at 5 V (1.2 W)",
    "Intel sockets: LGA 1851, LGA 1700, LGA 1200",
    "AMD sockets: AM5, AM4",
    "Memory clearance: Unlimited, the cooler stays clear of the first slot",
    "Heat pipes: 4 × 6 mm, copper",
    "Base: Copper, nickel-plated",
    "Dimensions: 95 × 95 × 47 mm (W × D × H)",
    "Weight: 390 g, with fan",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Cools the board, too", "sentence": "The fan blows down through the fins. The voltage regulators around the socket get air that a tower sends past them.", "view": "detail-board"},
    {"label": "Heat pipes", "title": "Four pipes, bent flat", "sentence": "As many as the Typhoon 120 has, folded to lie above the board instead of standing on it.", "view": "detail-pipes"},
    {"title": "Memory as tall as you like", "sentence": "The whole cooler keeps to a square of 95 × 95 mm and stays clear of the first slot.", "view": "memory"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  90, NULL, 'F120 Fan Three-Pack',
  'Three of the 120 mm fans that cool our Typhoon 120. They go on radiators, behind filters, or on any free mount in a case. All three together draw 0.45 A from a fan header and 0.9 A from a 5 V light header. Twelve screws and three light leads are in the box.',
  'coolers',
  '/pictures/f120-fan-three-pack/hero-960.webp',
  '[
    "/pictures/f120-fan-three-pack/three-quarter-960.webp",
    "/pictures/f120-fan-three-pack/rear-960.webp",
    "/pictures/f120-fan-three-pack/top-960.webp",
    "/pictures/f120-fan-three-pack/detail-hub-960.webp",
    "/pictures/f120-fan-three-pack/detail-plugs-960.webp",
    "/pictures/f120-fan-three-pack/detail-screws-960.webp"
  ]',
  0,
  '[
    "Airflow: 95 m³/h, at 1,800 rpm, free air (56 CFM)",
    "Noise level: 25 dB(A), at 1,800 rpm and 1 m",
    "Static pressure: 2.1 mmH₂O, at 1,800 rpm",
    "Fan speed: 400–1,800 rpm, PWM",
    "Fans included: 3 × 120 mm",
    "Fan: 120 × 120 × 25 mm, fluid dynamic bearing, addressable RGB ring (F120)",
    "Fan current: 0.15 A, at 12 V (1.8 W)",
    "Fan connector: 4-pin PWM",
    "Light connector: 3-pin, 5 V, on a lead that unplugs at the fan",
    "Light current: 0.3 A, at 5 V (1.5 W)",
    "Fan cable: 400 mm, with a plug for the next fan; the light lead too",
    "Rated life: 60,000 h, at 25 °C (MTTF)",
    "Hole spacing: 105 mm",
    "Weight: 155 g, each",
    "Color: Black",
    "In the box: Three fans, three light leads, twelve screws",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Static pressure", "title": "Blades that push", "sentence": "Plenty of fans move air in the open and stall at a radiator. This one keeps pushing through fins and filters.", "view": "detail-hub"},
    {"title": "One header for all three", "sentence": "Each fan has a plug for the next one. The board drives the chain from a single header and lights it from another.", "view": "detail-plugs"},
    {"label": "Rated life", "title": "Years around the clock", "sentence": "That is the mean time to failure of its fluid dynamic bearing at 25 °C: nearly seven years without a stop.", "view": "rear"}
  ]'
);

-- Power supplies

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  83, 'gx-1k-titan', 'GX 1K Titan',
  'A fully modular supply with 80 PLUS Titanium, the most efficient we make. Its body is short enough for each of our cases. It delivers its full power without a break at 50 °C, and bridges 17 ms at full load when the power drops. Twelve SATA plugs are enough for a cage full of drives.',
  'power-supplies',
  '/pictures/gx-1k-titan/hero-960.webp',
  '[
    "/pictures/gx-1k-titan/three-quarter-960.webp",
    "/pictures/gx-1k-titan/front-960.webp",
    "/pictures/gx-1k-titan/rear-960.webp",
    "/pictures/gx-1k-titan/top-960.webp",
    "/pictures/gx-1k-titan/detail-grille-960.webp",
    "/pictures/gx-1k-titan/detail-rear-960.webp",
    "/pictures/gx-1k-titan/detail-sockets-960.webp"
  ]',
  1,
  '[
    "Power: 1,000 W, continuous at 50 °C",
    "Efficiency: 94%, at 50% load, 115 V (80 PLUS Titanium)",
    "Efficiency by load: 90% at 10%, 92% at 20%, 94% at 50%, 90% at 100% of its power",
    "Length: 170 mm (150 mm wide, 86 mm high)",
    "+12 V rail: 83 A (996 W)",
    "+5 V rail: 22 A (110 W), 120 W together with +3.3 V",
    "+3.3 V rail: 22 A (72.6 W), 120 W together with +5 V",
    "+5 V standby rail: 3 A (15 W)",
    "−12 V rail: 0.3 A (3.6 W)",
    "Input: 100–240 V, 50–60 Hz",
    "Hold-up time: 17 ms, at full load",
    "Protections: Overvoltage, undervoltage, overcurrent, overpower, short circuit, overheating",
    "Standard: ATX 3.1, with PCIe 5.1",
    "Motherboard plugs: 1 × 24-pin, 2 × EPS 4+4-pin",
    "Graphics plugs: 1 × 12V-2x6 (600 W), 4 × PCIe 6+2-pin",
    "Drive plugs: 12 × SATA, 4 × Molex",
    "Cables: Fully modular",
    "Cable lengths: 600 mm 24-pin, 750 mm EPS, 650 mm 12V-2x6 and PCIe, 500 mm to the first SATA or Molex plug and 150 mm to each further one",
    "Fan: 135 mm, fluid dynamic bearing, still below 40% load at 25 °C",
    "Noise level: 27 dB(A), at full load and 1 m",
    "Color: Gray",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Fan off to 400 W", "sentence": "Below 40% load, at 25 °C, the fan doesn’t turn at all. At full load it makes 27 dB(A), one meter away.", "view": "detail-grille"},
    {"title": "600 W through one cable", "sentence": "The largest graphics cards plug straight in, without an adapter. Every cable unplugs, so only those you use are in the way.", "view": "detail-sockets"},
    {"title": "Six percent to heat", "sentence": "At half load, on 115 V, that is all that leaves through the vents. The less turns into heat, the less there is for a fan to do.", "view": "detail-rear"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  82, 'gx-750', 'GX 750',
  'A fully modular supply with 80 PLUS Gold, for a large graphics card and an eight-core processor. The standard is ATX 3.1. The 12V-2x6 cable is rated for 450 W, and three more plugs feed older cards. Below 30% load, at 25 °C, the fan stands still.',
  'power-supplies',
  '/pictures/gx-750/hero-960.webp',
  '[
    "/pictures/gx-750/three-quarter-960.webp",
    "/pictures/gx-750/front-960.webp",
    "/pictures/gx-750/rear-960.webp",
    "/pictures/gx-750/top-960.webp",
    "/pictures/gx-750/detail-grille-960.webp",
    "/pictures/gx-750/detail-rear-960.webp",
    "/pictures/gx-750/detail-sockets-960.webp"
  ]',
  0,
  '[
    "Power: 750 W, continuous at 40 °C",
    "Efficiency: 90%, at 50% load, 115 V (80 PLUS Gold)",
    "Efficiency by load: 87% at 20%, 90% at 50%, 87% at 100% of its power",
    "Length: 140 mm (150 mm wide, 86 mm high)",
    "+12 V rail: 62.5 A (750 W)",
    "+5 V rail: 20 A (100 W), 110 W together with +3.3 V",
    "+3.3 V rail: 20 A (66 W), 110 W together with +5 V",
    "+5 V standby rail: 3 A (15 W)",
    "−12 V rail: 0.3 A (3.6 W)",
    "Input: 100–240 V, 50–60 Hz",
    "Hold-up time: 17 ms, at 80% load",
    "Protections: Overvoltage, undervoltage, overcurrent, overpower, short circuit, overheating",
    "Standard: ATX 3.1, with PCIe 5.1",
    "Motherboard plugs: 1 × 24-pin, 2 × EPS 4+4-pin",
    "Graphics plugs: 1 × 12V-2x6 (450 W), 3 × PCIe 6+2-pin",
    "Drive plugs: 8 × SATA, 3 × Molex",
    "Cables: Fully modular",
    "Cable lengths: 600 mm 24-pin, 700 mm EPS, 650 mm 12V-2x6 and PCIe, 500 mm to the first SATA or Molex plug and 150 mm to each further one",
    "Fan: 120 mm, fluid dynamic bearing, still below 30% load at 25 °C",
    "Noise level: 30 dB(A), at full load and 1 m",
    "Color: Black",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Plug in what you need", "sentence": "Every cable comes off, the 24-pin included. The ones you don’t use stay in the box.", "view": "detail-sockets"},
    {"title": "30 mm shorter than Titan", "sentence": "In a case with a drive cage, those 30 mm are where the cables go.", "view": "top"},
    {"label": "+12 V rail", "title": "All of it at 12 V", "sentence": "Processor and graphics card draw on one rail that carries the supply’s full power. There are no loads to balance.", "view": "three-quarter"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  81, 'gx-650', 'GX 650',
  'A semi-modular supply with 80 PLUS Gold, for a PC with one midrange graphics card. The 12V-2x6 cable carries up to 300 W. Two further plugs feed older cards, six SATA plugs the drives. It delivers its full power without a break at 40 °C.',
  'power-supplies',
  '/pictures/gx-650/hero-960.webp',
  '[
    "/pictures/gx-650/three-quarter-960.webp",
    "/pictures/gx-650/front-960.webp",
    "/pictures/gx-650/rear-960.webp",
    "/pictures/gx-650/top-960.webp",
    "/pictures/gx-650/detail-grille-960.webp",
    "/pictures/gx-650/behind-tray-960.webp",
    "/pictures/gx-650/detail-sockets-960.webp",
    "/pictures/gx-650/case-960.webp"
  ]',
  0,
  '[
    "Power: 650 W, continuous at 40 °C",
    "Efficiency: 90%, at 50% load, 115 V (80 PLUS Gold)",
    "Efficiency by load: 87% at 20%, 90% at 50%, 87% at 100% of its power",
    "Length: 140 mm (150 mm wide, 86 mm high)",
    "+12 V rail: 54 A (648 W)",
    "+5 V rail: 20 A (100 W), 110 W together with +3.3 V",
    "+3.3 V rail: 20 A (66 W), 110 W together with +5 V",
    "+5 V standby rail: 3 A (15 W)",
    "−12 V rail: 0.3 A (3.6 W)",
    "Input: 100–240 V, 50–60 Hz",
    "Hold-up time: 17 ms, at 80% load",
    "Protections: Overvoltage, undervoltage, overcurrent, overpower, short circuit, overheating",
    "Standard: ATX 3.1, with PCIe 5.1",
    "Motherboard plugs: 1 × 24-pin, 2 × EPS 4+4-pin",
    "Graphics plugs: 1 × 12V-2x6 (300 W), 2 × PCIe 6+2-pin",
    "Drive plugs: 6 × SATA, 3 × Molex",
    "Cables: Semi-modular, the motherboard cables are fixed",
    "Cable lengths: 550 mm 24-pin, 650 mm EPS, 600 mm 12V-2x6 and PCIe, 450 mm to the first SATA or Molex plug and 150 mm to each further one",
    "Fan: 120 mm, fluid dynamic bearing, still below 30% load at 25 °C",
    "Noise level: 29 dB(A), at full load and 1 m",
    "Color: Gray",
    "Warranty: 5 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Fixed where it’s never in doubt", "sentence": "Every build needs the motherboard’s cables, so they stay attached. Everything else plugs in when you need it.", "view": "front"},
    {"title": "Long enough to hide", "sentence": "The motherboard’s cable is 550 mm long. The two for the processor are 650 mm, so they can take the long way behind the tray.", "view": "behind-tray"},
    {"title": "50 mm to spare in the G120", "sentence": "In our smallest case it leaves that much for cables, with the drive cage still in place.", "view": "case"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  80, NULL, 'Sleeved Cable Kit',
  'Sleeved extensions for the cables that show behind glass. They suit any GX supply, and any other with standard ATX plugs. They plug in between the supply’s own cables and the board or graphics card: one for the board, two for the processor, and three for graphics cards, at 150 W each.',
  'power-supplies',
  '/pictures/sleeved-cable-kit/hero-960.webp',
  '[
    "/pictures/sleeved-cable-kit/three-quarter-960.webp",
    "/pictures/sleeved-cable-kit/rear-960.webp",
    "/pictures/sleeved-cable-kit/top-960.webp",
    "/pictures/sleeved-cable-kit/detail-comb-960.webp",
    "/pictures/sleeved-cable-kit/detail-plugs-960.webp",
    "/pictures/sleeved-cable-kit/detail-graphics-plugs-960.webp"
  ]',
  0,
  '[
    "Cable length: 300 mm",
    "Extensions: 6",
    "Wire gauge: 16 AWG (1.3 mm²)",
    "Motherboard plugs: 1 × 24-pin, 2 × EPS 4+4-pin",
    "Graphics plugs: 3 × PCIe 6+2-pin",
    "Load per graphics plug: 150 W, at 12 V (12.5 A)",
    "Wire rating: 105 °C, 300 V",
    "Sleeving: Woven PET, on each wire",
    "Cable combs: 24, closed",
    "Dimensions: 312 × 240 × 11 mm (L × W × H), side by side",
    "Fits: Every GX supply and others with standard ATX plugs",
    "Weight: 460 g",
    "Color: Black",
    "In the box: Six extensions, 24 combs",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Cable combs", "title": "Combed, wire by wire", "sentence": "Each wire has its own woven sleeve. Closed combs hold them side by side, around the bend and back.", "view": "detail-comb"},
    {"title": "Dress the part that shows", "sentence": "They cover the stretch behind the glass. Your supply’s own cables stay out of sight.", "view": "three-quarter"},
    {"title": "Thicker than it has to be", "sentence": "Common cables use 18 AWG, these 16. The lower the number, the thicker the wire.", "view": "detail-graphics-plugs"}
  ]'
);

-- Peripherals

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  71, 'argo-g-100m', 'G-100M',
  'A light, wired mouse with an optical sensor, six buttons, and no driver to install. It keeps five profiles in its memory. Need more? Save as many as you like with our browser-based editor. The braided cable is 1.8 m long and 3 mm thick; the feet are PTFE.',
  'peripherals',
  '/pictures/argo-g-100m/hero-960.webp',
  '[
    "/pictures/argo-g-100m/three-quarter-960.webp",
    "/pictures/argo-g-100m/held-960.webp",
    "/pictures/argo-g-100m/side-960.webp",
    "/pictures/argo-g-100m/side-right-960.webp",
    "/pictures/argo-g-100m/top-960.webp",
    "/pictures/argo-g-100m/front-960.webp",
    "/pictures/argo-g-100m/underside-960.webp",
    "/pictures/argo-g-100m/detail-sensor-960.webp",
    "/pictures/argo-g-100m/detail-side-buttons-960.webp",
    "/pictures/argo-g-100m/detail-wheel-960.webp",
    "/pictures/argo-g-100m/weighed-960.webp",
    "/pictures/argo-g-100m/lighting-comet-960.webp",
    "/pictures/argo-g-100m/lighting-ripple-960.webp",
    "/pictures/argo-g-100m/lighting-all-960.webp"
  ]',
  1,
  '[
    "Resolution: 25,600 DPI, adjustable in steps of 50",
    "Weight: 69 g, without cable",
    "Polling rate: 1000 Hz",
    "Sensor: Optical",
    "Maximum speed: 400 IPS (10 m/s)",
    "Maximum acceleration: 40 G",
    "Switches: 20M clicks, main buttons",
    "Buttons: 6, programmable",
    "Profiles: 5 in the mouse (1 MB), any number as files",
    "Setup: Shows up as a USB drive, profiles are copied onto it",
    "Lighting: 14 RGB effects",
    "Shape: Right-handed",
    "Feet: PTFE, 0.8 mm",
    "Cable: 1.8 m, braided, 3 mm thick, USB-A",
    "Dimensions: 124 × 64 × 39 mm (L × W × H)",
    "Software: Editor of profile files, in any current browser, no driver",
    "Color: Black",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Weight", "title": "Light at the start, light at the stop", "sentence": "Less mass, faster flicks. Under your fingers are main switches rated for 20M clicks.", "view": "weighed"},
    {"label": "Lighting", "title": "Comet, ripple, and twelve more", "sentence": "Each mouse here runs another effect. The one you choose is kept in a profile, beside your DPI stages and your buttons.", "view": "lighting-all"},
    {"label": "Resolution", "title": "Follows the fastest hand", "sentence": "Tune it in steps of 50. The sensor tracks up to 10 m/s, and reports where it is at 1000 Hz.", "view": "detail-sensor"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  70, NULL, 'Reversible Mouse Pad',
  'A mouse pad with two faces: textured polycarbonate and woven polyester. One makes a mouse glide, the other slows it down. The sheet lies in a tray of solid natural rubber. Optical and laser sensors read both faces, and a damp cloth cleans them.',
  'peripherals',
  '/pictures/reversible-mouse-pad/hero-960.webp',
  '[
    "/pictures/reversible-mouse-pad/three-quarter-960.webp",
    "/pictures/reversible-mouse-pad/hard-side-960.webp",
    "/pictures/reversible-mouse-pad/soft-side-960.webp",
    "/pictures/reversible-mouse-pad/top-960.webp",
    "/pictures/reversible-mouse-pad/detail-mark-960.webp",
    "/pictures/reversible-mouse-pad/detail-weave-960.webp",
    "/pictures/reversible-mouse-pad/detail-corner-960.webp"
  ]',
  0,
  '[
    "Size: 400 × 320 mm, 410 × 330 mm with the lip of the tray",
    "Thickness: 5 mm (3 mm tray, 2 mm sheet)",
    "Surfaces: Hard and soft",
    "Hard side: Textured polycarbonate, 1.5 mm",
    "Soft side: Woven polyester, 0.5 mm",
    "Base: Natural rubber tray, solid",
    "Sensors: Optical and laser",
    "Care: Damp cloth, lukewarm water",
    "Weight: 700 g (tray 420 g, sheet 280 g)",
    "Color: Black",
    "In the box: Sheet, tray",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Two speeds, one sheet", "sentence": "The hard face glides faster, the soft one stops sooner. Lift the sheet, turn it over, drop it back in.", "view": "three-quarter"},
    {"title": "No edge to catch on", "sentence": "The rim of the tray is level with the sheet. Wrist and mouse cross it without noticing.", "view": "detail-weave"},
    {"label": "Weight", "title": "The pad doesn’t play", "sentence": "The tray is solid natural rubber and makes up more than half of that. It stays where you put it.", "view": "detail-corner"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  69, NULL, 'Keyboard Wrist Rest',
  'A memory foam wrist rest for tenkeyless keyboards from 350 to 370 mm wide. It keeps your wrists off the edge of the desk. Four rubber strips under the base hold it in place while you play. At 130 g it travels in the same bag as the keyboard.',
  'peripherals',
  '/pictures/keyboard-wrist-rest/hero-960.webp',
  '[
    "/pictures/keyboard-wrist-rest/three-quarter-960.webp",
    "/pictures/keyboard-wrist-rest/side-960.webp",
    "/pictures/keyboard-wrist-rest/top-960.webp",
    "/pictures/keyboard-wrist-rest/underside-960.webp",
    "/pictures/keyboard-wrist-rest/detail-seam-960.webp",
    "/pictures/keyboard-wrist-rest/detail-knit-960.webp"
  ]',
  0,
  '[
    "Pad length: 360 mm",
    "Pad height: 19 mm, 16 mm at the front",
    "Filling: Memory foam (60 kg/m³)",
    "Pad depth: 85 mm",
    "Cover: Knitted polyester (300 g/m²)",
    "Base: ABS plate, 2.4 mm, with four rubber strips of 150 × 14 mm",
    "Fits: Tenkeyless keyboards, 350–370 mm wide",
    "Care: Damp cloth",
    "Weight: 130 g",
    "Color: Black",
    "In the box: Wrist rest",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Takes your shape, then forgets it", "sentence": "The foam gives under the wrist and recovers when you lift your hands.", "view": "detail-seam"},
    {"title": "In line with the keys", "sentence": "It falls by 3 mm toward you. Your wrists lie level with the keyboard, clear of the edge of the desk.", "view": "side"},
    {"title": "Wipes clean", "sentence": "The knitted polyester cover takes a damp cloth. Underneath, an ABS plate keeps it flat.", "view": "detail-knit"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  68, NULL, 'Mouse Bungee',
  'Holds a mouse cable clear of the desk, so that it neither drags nor snags on a pad. It suits G-100M and other wired mice. The arm is spring steel with a silicone tip, the base a piece of zinc 80 mm square. It takes less desk than a coffee cup’s saucer.',
  'peripherals',
  '/pictures/mouse-bungee/hero-960.webp',
  '[
    "/pictures/mouse-bungee/in-use-960.webp",
    "/pictures/mouse-bungee/three-quarter-960.webp",
    "/pictures/mouse-bungee/side-960.webp",
    "/pictures/mouse-bungee/rear-960.webp",
    "/pictures/mouse-bungee/top-960.webp",
    "/pictures/mouse-bungee/detail-tip-960.webp",
    "/pictures/mouse-bungee/detail-base-960.webp"
  ]',
  0,
  '[
    "Arm height: 120 mm",
    "Cable thickness: 2–5 mm",
    "Weight: 280 g",
    "Arm travel: 30°, to either side",
    "Arm: Spring steel, silicone tip",
    "Base: Zinc, with a rubber foot",
    "Fits: G-100M and other wired mice",
    "Dimensions: 80 × 80 × 120 mm (L × W × H)",
    "Color: Black",
    "In the box: Base, arm",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"label": "Arm travel", "title": "Comes along, then comes back", "sentence": "The cable lies in a slot of silicone. The spring-steel arm bends to either side with your hand and returns to the middle.", "view": "detail-tip"},
    {"title": "Wired, without the wire", "sentence": "The cable leaves the arm high above the desk and hangs free on its way to the mouse. Nothing drags.", "view": "in-use"},
    {"title": "Heavy where it should be", "sentence": "The base is zinc on a rubber foot. A fast flick moves the mouse, and only the mouse.", "view": "detail-base"}
  ]'
);

-- Chairs

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  98, 'swift-pro', 'Swift Pro',
  'A racing-style chair for players from 5′3″ to 6′1″ tall and up to 286 lb. The armrests rise, widen, slide in, and rotate. PU leather covers molded foam on a nylon five-star base with 60 mm casters. The gas lift is Class 4, with a stroke of 80 mm.',
  'chairs',
  '/pictures/swift-pro/black-red/hero-960.webp',
  '[
    "/pictures/swift-pro/black-red/front-960.webp",
    "/pictures/swift-pro/black-red/side-960.webp",
    "/pictures/swift-pro/black-red/bolsters-960.webp",
    "/pictures/swift-pro/black-red/seated-960.webp",
    "/pictures/swift-pro/black-red/rear-three-quarter-960.webp",
    "/pictures/swift-pro/black-red/reclined-960.webp",
    "/pictures/swift-pro/black-red/base-960.webp",
    "/pictures/swift-pro/black-red/headrest-960.webp",
    "/pictures/swift-pro/black-red/armrest-960.webp"
  ]',
  1,
  '[
    "Maximum load: 130 kg",
    "User height: 160–185 cm",
    "Recline: 90–155°",
    "Seat height: 44–52 cm",
    "Seat width: 52 cm (38 cm between the bolsters)",
    "Seat depth: 50 cm",
    "Backrest height: 83 cm",
    "Tilt: 0–12°, lockable",
    "Armrests: 4D (height, width, depth, angle)",
    "Lumbar support: Cushion, on straps",
    "Headrest: Cushion, on straps",
    "Gas lift: Class 4, 80 mm stroke",
    "Base: Nylon, five-star, 68 cm across, 60 mm casters",
    "Upholstery: PU leather, over 50 kg/m³ molded foam",
    "Weight: 22 kg",
    "Warranty: 3 years"
  ]',
  '["Black/Red", "Black/Blue", "Black/White", "Black/Camouflage"]',
  'Black/Red',
  '[
    {"title": "Holds you in the turn", "sentence": "Raised bolsters keep hips and shoulders where they belong. There are 15″ (38 cm) between them at the seat, so measure first.", "view": "bolsters"},
    {"title": "Lie back to 155° for the replay", "sentence": "Sit up for the match, then let the back down. The seat rocks as well, and locks where you stop.", "view": "reclined"},
    {"title": "Cushions that move, or leave", "sentence": "Slide the neck and lumbar cushions along their straps to where you want them. Or take them off.", "view": "headrest"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  67, 'imperium', 'Imperium',
  'An executive chair in top-grain leather, for people from 5′5″ to 6′5″ and up to 330 lb. Headrest and lumbar pad stay put. The tilt is synchronized, so the seat follows the back. Armrests change height and angle, and the gas lift has a stroke of 100 mm.',
  'chairs',
  '/pictures/imperium/hero-960.webp',
  '[
    "/pictures/imperium/front-960.webp",
    "/pictures/imperium/side-960.webp",
    "/pictures/imperium/rear-three-quarter-960.webp",
    "/pictures/imperium/rear-960.webp",
    "/pictures/imperium/top-960.webp",
    "/pictures/imperium/reclined-960.webp",
    "/pictures/imperium/base-960.webp",
    "/pictures/imperium/headrest-960.webp",
    "/pictures/imperium/armrest-960.webp"
  ]',
  0,
  '[
    "Maximum load: 150 kg",
    "User height: 165–195 cm",
    "Recline: 95–125°",
    "Seat height: 45–55 cm",
    "Seat width: 55 cm, flat",
    "Seat depth: 51 cm",
    "Backrest height: 80 cm",
    "Tilt: 0–15°, half the angle of the back, lockable",
    "Armrests: 2D (height, angle)",
    "Lumbar support: Built in, fixed",
    "Headrest: Built in, fixed",
    "Gas lift: Class 4, 100 mm stroke",
    "Base: Aluminum, five-star, 70 cm across, 65 mm casters",
    "Upholstery: Top-grain leather, over 50 kg/m³ molded foam",
    "Weight: 27 kg",
    "Warranty: 3 years"
  ]',
  '["All Black"]',
  'All Black',
  '[
    {"title": "Leather wherever you lean", "sentence": "Top-grain leather covers five pads up the back and four channels across the seat, over molded foam.", "view": "headrest"},
    {"title": "Polished down to the floor", "sentence": "The five-star base is aluminum, 28″ (70 cm) across. It rolls on casters of 65 mm.", "view": "base"},
    {"label": "Tilt", "title": "The seat comes along", "sentence": "Lean back, and it tips at half the angle of the backrest. Or lock it, and it stays.", "view": "reclined"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  66, 'astra', 'Astra',
  'A mesh-back chair for warm rooms and long evenings. It is meant for players from 5′2″ to 6′2″ tall, and for up to 297 lb. The back is polyester mesh on a nylon frame, the seat a woven cover over foam. It weighs 42 lb (19 kg), the least of our chairs.',
  'chairs',
  '/pictures/astra/black-gold/hero-960.webp',
  '[
    "/pictures/astra/black-gold/front-960.webp",
    "/pictures/astra/black-gold/side-960.webp",
    "/pictures/astra/black-gold/rear-three-quarter-960.webp",
    "/pictures/astra/black-gold/rear-960.webp",
    "/pictures/astra/black-gold/reclined-960.webp",
    "/pictures/astra/black-gold/base-960.webp",
    "/pictures/astra/black-gold/headrest-960.webp",
    "/pictures/astra/black-gold/detail-mesh-960.webp",
    "/pictures/astra/black-gold/armrest-960.webp"
  ]',
  0,
  '[
    "Maximum load: 135 kg",
    "User height: 158–188 cm",
    "Recline: 95–130°",
    "Seat height: 43–53 cm",
    "Seat width: 51 cm, flat",
    "Seat depth: 43–49 cm, on a slide",
    "Backrest height: 66 cm, without headrest",
    "Tilt: 0–17°, lockable",
    "Armrests: 3D (height, depth, angle)",
    "Lumbar support: Adjustable, height by 6 cm",
    "Headrest: Adjustable, height and angle",
    "Gas lift: Class 4, 100 mm stroke",
    "Base: Nylon, five-star, 68 cm across, 60 mm casters",
    "Upholstery: Polyester mesh back, woven seat over 55 kg/m³ foam",
    "Weight: 19 kg",
    "Warranty: 3 years"
  ]',
  '["Black/Gold", "Black/Purple"]',
  'Black/Gold',
  '[
    {"title": "Air at your back", "sentence": "There is no foam behind you to store the heat, just open mesh on a frame. Room air does the rest.", "view": "detail-mesh"},
    {"title": "Support at your height", "sentence": "The headrest changes both height and angle. The lumbar pad behind the mesh moves up and down by 2.4″ (6 cm).", "view": "headrest"},
    {"label": "Seat depth", "title": "The seat slides to you", "sentence": "Move it until a hand fits behind your knees. At 17″ to 19″, long legs and short ones get the same support.", "view": "side"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  65, 'armada', 'Armada',
  'A wide chair for players from 5′9″ to 6′7″ tall, and for up to 396 lb. Its lumbar support can be set in height and depth. The armrests move in four ways, and the seat has no bolsters. PU leather covers the densest foam we use, 60 kg/m³.',
  'chairs',
  '/pictures/armada/black-silver/hero-960.webp',
  '[
    "/pictures/armada/black-silver/front-960.webp",
    "/pictures/armada/black-silver/side-960.webp",
    "/pictures/armada/black-silver/rear-three-quarter-960.webp",
    "/pictures/armada/black-silver/rear-960.webp",
    "/pictures/armada/black-silver/top-960.webp",
    "/pictures/armada/black-silver/reclined-960.webp",
    "/pictures/armada/black-silver/base-960.webp",
    "/pictures/armada/black-silver/headrest-960.webp",
    "/pictures/armada/black-silver/armrest-960.webp"
  ]',
  1,
  '[
    "Maximum load: 180 kg",
    "User height: 175–200 cm",
    "Recline: 90–165°",
    "Seat height: 47–55 cm",
    "Seat width: 58 cm, flat",
    "Seat depth: 52 cm",
    "Backrest height: 88 cm",
    "Tilt: 0–15°, lockable",
    "Armrests: 4D (height, width, depth, angle)",
    "Lumbar support: Adjustable, height and depth",
    "Headrest: Memory foam cushion, held by magnets",
    "Gas lift: Class 4, 80 mm stroke",
    "Base: Aluminum, five-star, 74 cm across, 75 mm casters",
    "Upholstery: PU leather, over 60 kg/m³ molded foam",
    "Weight: 34 kg",
    "Warranty: 3 years"
  ]',
  '["Black/Silver", "Black/White"]',
  'Black/Silver',
  '[
    {"title": "A pillow without straps", "sentence": "The memory foam cushion holds by magnets. Move it with one hand, and it stays there.", "view": "headrest"},
    {"title": "A wider stance", "sentence": "The aluminum base spans 29″ (74 cm) and rolls on 75 mm casters: the widest and the largest under any of our chairs.", "view": "base"},
    {"label": "Seat width", "title": "Space for the whole player", "sentence": "Flat to both edges and 23″ wide, with room to change position without leaving the seat.", "view": "top"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  64, NULL, 'Footrest',
  'Supports your feet when the proper seat height leaves them off the floor. It holds 88 lb (40 kg), so you can push off it. The frame is steel, the platform ABS under ribbed rubber. Two legs and the hex key to fit them are in the box.',
  'chairs',
  '/pictures/footrest/hero-960.webp',
  '[
    "/pictures/footrest/three-quarter-960.webp",
    "/pictures/footrest/side-960.webp",
    "/pictures/footrest/rear-960.webp",
    "/pictures/footrest/top-960.webp",
    "/pictures/footrest/steep-960.webp",
    "/pictures/footrest/detail-lock-960.webp",
    "/pictures/footrest/detail-tread-960.webp"
  ]',
  0,
  '[
    "Platform height: 9–15 cm, in three steps",
    "Platform size: 45 × 35 cm",
    "Tilt: 0–30°, lockable or free",
    "Maximum load: 40 kg",
    "Surface: Ribbed rubber",
    "Frame: Steel, with ABS platform",
    "Base: Four rubber feet",
    "Weight: 2.3 kg",
    "Color: Black",
    "In the box: Platform, two legs, hex key",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Lock it, or let it rock", "sentence": "Set the angle you like and lock it. Or leave it free and keep your ankles moving while you play.", "view": "detail-lock"},
    {"title": "Three heights", "sentence": "When the desk decides how high you sit, the floor is often too far away. Pick the step that brings your thighs level.", "view": "steep"},
    {"label": "Maximum load", "title": "Made to be pushed against", "sentence": "Ribbed rubber grips your soles, and four rubber feet grip the floor. Push with up to 88 lb.", "view": "detail-tread"}
  ]'
);

-- Monitors

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  97, 'carina-34', 'Carina 34',
  'A curved 34″ OLED ultrawide for dark games, films, and cockpits. It shows 99% of the colors of DCI-P3, on an 1800R curve. 10-bit color at the full rate runs over HDMI 2.1, or over DisplayPort 1.4 with DSC. The stand lifts by 110 mm, tilts, and swivels, and the mount behind it fits our arm.',
  'monitors',
  '/pictures/carina-34/hero-960.webp',
  '[
    "/pictures/carina-34/three-quarter-960.webp",
    "/pictures/carina-34/rear-960.webp",
    "/pictures/carina-34/front-960.webp",
    "/pictures/carina-34/side-960.webp",
    "/pictures/carina-34/top-960.webp",
    "/pictures/carina-34/detail-ports-960.webp",
    "/pictures/carina-34/detail-stand-960.webp",
    "/pictures/carina-34/detail-hinge-960.webp"
  ]',
  1,
  '[
    "Refresh rate: 175 Hz",
    "Panel: QD-OLED, 1800R curve, 1,000,000:1 contrast",
    "Resolution: 3440 × 1440 (21:9)",
    "Screen size: 34″ (797 × 333 mm)",
    "Pixel density: 110 PPI",
    "Response time: 0.03 ms, gray to gray",
    "Brightness: 250 cd/m², full screen (1,000 cd/m² on 3% of it)",
    "Color gamut: 99% DCI-P3",
    "Adaptive sync: 48–175 Hz, DisplayPort and HDMI",
    "DisplayPort: 1.4, 175 Hz at 8 bit, or at 10 bit with DSC",
    "HDMI: 2.1, two inputs, 175 Hz at 10 bit",
    "Stand: 110 mm height, tilt −5 to 20°, swivel 20° either way",
    "VESA mount: 100 × 100 mm",
    "Power consumption: 55 W, at 200 cd/m²",
    "Dimensions: 819 × 233 × 493 mm (W × D × H), with stand, center of the screen at 318 mm",
    "Weight: 9.0 kg, with stand (6.2 kg without)",
    "Color: Black",
    "Warranty: 3 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Black means off", "sentence": "Every pixel makes its own light and switches off completely. A sun can blaze at 1,000 cd/m² while the shadow beside it stays black.", "view": "front"},
    {"title": "1800R, bent toward you", "sentence": "The curve brings both edges of the panel a little closer. In a cockpit or on a track, the corners stay in view.", "view": "top"},
    {"title": "Full speed on every input", "sentence": "Both HDMI inputs and the DisplayPort carry the full refresh rate. PC and console stay plugged in, and neither has to settle.", "view": "detail-ports"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  96, 'vela-27', 'Vela 27',
  'A 27″ monitor for players who track small and fast targets. Text stays sharp at its normal size, at 109 dots to the inch. The panel covers 95% of DCI-P3 at 400 cd/m², and adaptive sync starts at 48 Hz. A console gets the full rate over HDMI 2.1, a PC over DisplayPort 1.4.',
  'monitors',
  '/pictures/vela-27/hero-960.webp',
  '[
    "/pictures/vela-27/three-quarter-960.webp",
    "/pictures/vela-27/rear-960.webp",
    "/pictures/vela-27/front-960.webp",
    "/pictures/vela-27/upright-960.webp",
    "/pictures/vela-27/side-960.webp",
    "/pictures/vela-27/top-960.webp",
    "/pictures/vela-27/detail-ports-960.webp",
    "/pictures/vela-27/detail-stand-960.webp",
    "/pictures/vela-27/detail-hinge-960.webp"
  ]',
  0,
  '[
    "Refresh rate: 240 Hz",
    "Panel: Fast IPS, flat, 1,000:1 contrast",
    "Resolution: 2560 × 1440 (16:9)",
    "Screen size: 27″ (598 × 336 mm)",
    "Pixel density: 109 PPI",
    "Response time: 1 ms, gray to gray",
    "Brightness: 400 cd/m², full screen",
    "Color gamut: 95% DCI-P3",
    "Adaptive sync: 48–240 Hz, DisplayPort and HDMI",
    "DisplayPort: 1.4, 240 Hz at 8 bit, or at 10 bit with DSC",
    "HDMI: 2.1, two inputs, 240 Hz at 10 bit",
    "Stand: 130 mm height, tilt −5 to 20°, swivel 20° either way, pivot 90°",
    "VESA mount: 100 × 100 mm",
    "Power consumption: 32 W, at 200 cd/m²",
    "Dimensions: 616 × 226 × 495 mm (W × D × H), with stand, center of the screen at 318 mm",
    "Weight: 6.3 kg, with stand (4.2 kg without)",
    "Color: Black",
    "Warranty: 3 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "A new picture every 4.2 ms", "sentence": "A target that crosses the screen moves in steps a quarter the size of those at 60 Hz. You see where it is, not where it was.", "view": "three-quarter"},
    {"title": "Turns upright", "sentence": "Lift it, tilt it, swivel it, or pivot it by 90°. Upright, it makes a second screen for chat, maps, or code.", "view": "upright"},
    {"title": "The console stays plugged in", "sentence": "Both HDMI 2.1 inputs run at the panel’s full rate. Nothing gets unplugged between ranked and story mode.", "view": "detail-ports"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  95, NULL, 'Monitor Arm',
  'A gas-spring arm that lifts a monitor off the desk and fits both Vela 27 and Carina 34. The cables run inside its covers. The center of the screen can be 180 to 430 mm above the desk. The screen turns by 90° either way and tilts by 45° up or down.',
  'monitors',
  '/pictures/monitor-arm/hero-960.webp',
  '[
    "/pictures/monitor-arm/rear-960.webp",
    "/pictures/monitor-arm/three-quarter-960.webp",
    "/pictures/monitor-arm/stretched-960.webp",
    "/pictures/monitor-arm/top-960.webp",
    "/pictures/monitor-arm/detail-clamp-960.webp",
    "/pictures/monitor-arm/detail-elbow-960.webp",
    "/pictures/monitor-arm/detail-vesa-plate-960.webp"
  ]',
  0,
  '[
    "Supported weight: 2–9 kg",
    "Supported size: 17–35″",
    "Reach: 510 mm",
    "VESA mount: 100 × 100 mm, 75 × 75 mm",
    "Height range: 180–430 mm, desk to screen center",
    "Tilt: −45 to 45°",
    "Rotation: 90°, either way",
    "Desk clamp: 10–60 mm",
    "Desk hole: 10–55 mm",
    "Dimensions: 304 × 315 × 490 mm (W × D × H), folded",
    "Materials: Aluminum, steel",
    "Weight: 3.4 kg",
    "Color: Gray",
    "In the box: Arm, clamp, hole mount, VESA screws, hex keys",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Floats where you leave it", "sentence": "A gas spring carries the screen, so one hand moves it. Pull it close for a match, then fold it back over its clamp.", "view": "rear"},
    {"label": "Desk clamp", "title": "Clamp it or bolt it", "sentence": "It holds on to the edge of the desk or goes through a hole in it. Both mounts are in the box.", "view": "detail-clamp"},
    {"label": "VESA mount", "title": "Ready for both of ours", "sentence": "Vela 27 and Carina 34 share this screw pattern and are well within the arm’s range of weights.", "view": "detail-vesa-plate"}
  ]'
);

INSERT INTO products (id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, key_features) VALUES (
  94, NULL, 'Monitor Light Bar',
  'A light bar that sits on the monitor and lights the desk, but not the screen. It runs on any USB 3 port; a touch dims it. Its LEDs are rated for 50,000 h, after which they still give 70% of their light. The cable is 1.5 m long, USB-A to USB-C.',
  'monitors',
  '/pictures/monitor-light-bar/hero-960.webp',
  '[
    "/pictures/monitor-light-bar/mounted-960.webp",
    "/pictures/monitor-light-bar/three-quarter-960.webp",
    "/pictures/monitor-light-bar/rear-960.webp",
    "/pictures/monitor-light-bar/detail-end-960.webp",
    "/pictures/monitor-light-bar/detail-keys-960.webp",
    "/pictures/monitor-light-bar/detail-clip-960.webp"
  ]',
  0,
  '[
    "Illuminance: 500 lx, 45 cm below the bar",
    "Color temperature: 2,700–6,500 K",
    "Color rendering: Ra 95",
    "Dimming: 5–100%, by touch on the bar, direct current",
    "Power: 4.5 W, 5 V at 0.9 A (USB 3)",
    "Dimensions: 450 × 83 × 80 mm (W × D × H), with the clip",
    "Clip: 5–35 mm, screen thickness",
    "Fits: Flat and curved monitors, to 1500R",
    "USB cable: 1.5 m, USB-A to USB-C",
    "LED life: 50,000 h, to 70% brightness",
    "Weight: 480 g",
    "Color: Black",
    "In the box: Bar, clip, cable",
    "Warranty: 2 years"
  ]',
  NULL,
  NULL,
  '[
    {"title": "Bright enough to read by", "sentence": "The optics throw it forward and down: 500 lx on the desk, the office standard for reading (EN 12464-1).", "view": "three-quarter"},
    {"label": "Clip", "title": "Flat or curved, it holds on", "sentence": "The clip rests on screens this thick, and on curves as tight as 1500R. It takes no room on the desk.", "view": "mounted"},
    {"label": "Dimming", "title": "Dims without a flicker", "sentence": "The keys sit on the bar itself. Its LEDs run on direct current, down to the lowest step.", "view": "detail-keys"}
  ]'
);

-- Texts

INSERT INTO site_texts (key, value) VALUES (
  'category-cases',
  '{
    "description": "Premium gaming cases for ultimate performance",
    "summary": "Argo’s cases with the lengths that decide: how long a graphics card, how tall a cooler, and which radiators fit, in millimeters.",
    "matters": "Three measurements decide: your graphics card, your cooler, and your radiator. Everything after that is taste.",
    "facts": [
      {
        "figure": "27 mm",
        "title": "Space for a radiator",
        "text": "The usual thickness of a slim radiator. Mounted in front, it comes straight off the length left for the graphics card."
      },
      {
        "figure": "35 mm",
        "title": "Space for the plug",
        "text": "A 12V-2x6 cable should run straight for about 35 mm before it bends. Leave that much between card and side panel."
      },
      {
        "figure": "3 in, 1 out",
        "title": "Positive pressure",
        "text": "With more fans blowing in than out, air enters through the dust filters instead of through every gap."
      }
    ],
    "tool": {
      "title": "Will it fit?",
      "button": "Check your parts",
      "text": "Check your graphics card, cooler, and radiators against a case, to the millimeter."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'category-chairs',
  '{
    "description": "Ergonomic gaming chairs for extended sessions",
    "summary": "Argo’s gaming chairs by the figures that decide the fit: your height and weight, the seat, the recline, and the colors.",
    "matters": "Start with your height and weight: seat height, seat depth, and the rated load follow from them.",
    "facts": [
      {
        "figure": "90°",
        "title": "At the knee",
        "text": "Feet flat, thighs level. If your heels lift at the lowest setting, add a footrest or choose a lower seat."
      },
      {
        "figure": "2 in",
        "title": "Behind the knee",
        "text": "The gap (5 cm) to leave between the front of the seat and your calves, so that nothing presses there."
      },
      {
        "figure": "110°",
        "title": "Lean back",
        "text": "With the back reclined to about 110° and the lumbar curve supported, the discs carry less than bolt upright."
      }
    ],
    "tool": {
      "title": "Which chair fits?",
      "button": "Find your chair",
      "text": "Enter your height, weight, and desk. We store none of it."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'category-coolers',
  '{
    "description": "Advanced cooling solutions for peak efficiency",
    "summary": "Argo’s coolers, fans, and thermal compounds: heat load, airflow, noise, and height, each with the conditions it was measured under.",
    "matters": "Compare the rated heat load with what your processor draws under sustained load, then check that the height fits your case.",
    "facts": [
      {
        "figure": "25 °C",
        "title": "Room temperature matters",
        "text": "Ratings assume air at 25 °C. For every degree above that, the chip runs about a degree hotter."
      },
      {
        "figure": "2 mmH₂O",
        "title": "Pressure, not only airflow",
        "text": "Airflow is measured with nothing in the way. Through fins or a radiator, static pressure decides; 2 mmH₂O is a good figure for a 120 mm fan."
      },
      {
        "figure": "10 dB",
        "title": "Twice as loud",
        "text": "Most people hear 10 dB more as twice the loudness; 3 dB is double the sound power and only just noticeable."
      }
    ],
    "tool": {
      "title": "Will it fit?",
      "button": "Check your parts",
      "text": "Check a cooler against your case, processor, and socket before you buy."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'category-monitors',
  '{
    "description": "High-performance displays for immersive gaming",
    "summary": "Argo’s gaming monitors, arms, and lights: refresh rate, panel, resolution, and response time, with the modes they hold in.",
    "matters": "Match the refresh rate to the frames your graphics card delivers, and the panel to the light in your room.",
    "facts": [
      {
        "figure": "4.2 ms",
        "title": "A frame at 240 Hz",
        "text": "At 60 Hz, a frame stays for 16.7 ms. A response time longer than the frame smears into the next one."
      },
      {
        "figure": "1,000:1",
        "title": "IPS contrast",
        "text": "Its black is a thousandth of its white. OLED turns the pixel off: decisive in a dark room, much less so beside a window."
      },
      {
        "figure": "110 PPI",
        "title": "Sharp without scaling",
        "text": "About the density of 27″ at 2560 × 1440, where text is comfortable at its normal size."
      }
    ],
    "tool": {
      "title": "Which one?",
      "button": "Compare all",
      "text": "See all monitors side by side, figure by figure."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'category-peripherals',
  '{
    "description": "Essential gaming peripherals for competitive edge",
    "summary": "Argo’s mice and what belongs on the desk beside them: resolution, polling rate, shape, and weight, to the gram.",
    "matters": "Shape and weight come first: the hand notices ten grams sooner than ten thousand DPI.",
    "facts": [
      {
        "figure": "1 ms",
        "title": "Between reports",
        "text": "At 1000 Hz a mouse says where it is every millisecond; at 125 Hz, every eight."
      },
      {
        "figure": "81 mm",
        "title": "Across the screen",
        "text": "How far the hand moves at 800 DPI to cross 2,560 pixels, without acceleration. Twice the DPI, half the distance."
      },
      {
        "figure": "11 years",
        "title": "20 million clicks",
        "text": "At 5,000 clicks a day, every day, that is how long a switch with this rating lasts."
      }
    ],
    "tool": {
      "title": "Does it fit your hand?",
      "button": "See it at life size",
      "text": "Your screen draws the mouse as large as it is. Lay your hand on it."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'category-power-supplies',
  '{
    "description": "Reliable power for demanding gaming rigs",
    "summary": "Argo’s power supplies and their cables: rated power, efficiency by load, every plug and cable length, and what each rail carries.",
    "matters": "Add up the peak draw of processor and graphics card, leave about a third on top, then check the connectors.",
    "facts": [
      {
        "figure": "50%",
        "title": "The best load",
        "text": "Efficiency peaks around half load, so a supply of twice your usual draw wastes the least. Below that, its fan slows down further."
      },
      {
        "figure": "24 W",
        "title": "Titanium versus Gold",
        "text": "At a load of 500 W, a supply with 94% efficiency loses 32 W as heat, one with 90% loses 56 W. The fan carries the difference."
      },
      {
        "figure": "600 W",
        "title": "Through one plug",
        "text": "The most that a 12V-2x6 cable can carry. Its sense pins tell the card what the cable is rated for."
      }
    ],
    "tool": {
      "title": "Is it enough?",
      "button": "Check your parts",
      "text": "Add up your parts, count their connectors, and see how many watts are left."
    }
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'contact',
  '{
    "email": "support@argogaming.example",
    "pressEmail": "press@argogaming.example",
    "phone": "+1 (212) 555-0148",
    "company": "Argo Gaming",
    "street": "48 Foundry Row, Floor 3",
    "city": "New York, NY 10013",
    "country": "United States",
    "firstDay": "Mon",
    "lastDay": "Fri",
    "opensAt": 9,
    "closesAt": 17,
    "claimsOpenAt": 9,
    "claimsCloseAt": 18
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'cookies',
  '{
    "lead": "This website sets no cookies.",
    "chapters": [
      {
        "id": "none",
        "title": "Why you saw no banner",
        "text": "Cookie banners ask for permission to set cookies. This website sets none, its own or anyone else’s, so there is nothing to ask."
      },
      {
        "id": "instead",
        "title": "What it uses instead",
        "text": "Your browser’s own storage holds drafts of unsent forms, the products you chose to compare, how wide a credit card is on your screen, your reading position, and copies of pages and pictures you have seen. None of it is sent to us by itself; the address of a comparison names its products. The [privacy page](/privacy#browser) lists it and says how to remove it."
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'home',
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
    "featured": "Featured Gear",
    "panels": [
      {
        "productId": 93,
        "label": "Thermal conductivity",
        "view": "detail-drop",
        "text": "Liquid metal between chip and cooler. A good paste manages about a tenth."
      },
      {
        "productId": 71,
        "label": "Resolution",
        "view": "detail-sensor",
        "text": "Fine-tune it in steps of 50."
      },
      {
        "productId": 71,
        "label": "Weight",
        "view": "detail-side-buttons",
        "text": "Without its cable. Less weight, faster flicks."
      },
      {
        "productId": 83,
        "label": "Efficiency",
        "view": "detail-grille",
        "text": "At half load, on 115 V. What isn’t lost as heat needs no fan."
      },
      {
        "productId": 91,
        "label": "Static pressure",
        "view": "detail-fan",
        "text": "At 2,500 rpm. Enough pressure to push air through dense fins."
      }
    ],
    "warranty": "Keep your proof of purchase. No registration needed.",
    "captions": [
      {
        "words": "Edge",
        "path": "/cases/edge"
      },
      {
        "words": "Vela 27",
        "path": "/monitors/vela-27"
      },
      {
        "words": "Swift Pro",
        "path": "/chairs/swift-pro"
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'newsletter',
  '{
    "consent": "New products and firmware, a few times a year, once you confirm by e-mail."
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'periods',
  '{
    "power-supplies": 5,
    "cases": 5,
    "coolers": 5,
    "monitors": 3,
    "peripherals": 3,
    "chairs": 3,
    "mice": 2,
    "accessories": 2,
    "returnDays": 30
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'privacy',
  '{
    "lead": "What this website stores about you: what you type into two forms, and a server log. Here is all of it.",
    "chapters": [
      {
        "id": "at-a-glance",
        "title": "At a glance",
        "text": "| What | Why | How long | To delete it |\n| --- | --- | --- | --- |\n| Your address for the newsletter | To send it, for nothing else | Seven days unless you confirm it, then until you have us delete it; unsubscribed, it stays so that nobody subscribes it again | [Write to us](/contact) |\n| Your message to support | To answer you, and to count which products are asked about | Deleted after {messagesKept} at the latest | [Write to us](/contact) |\n| What you type into forms | So that it is there after a reload | Until you send it or close the tab, in your browser alone | Close the tab |\n| Products to compare, pages you have seen | To compare across pages, and to read offline | Until you remove them, in your browser alone | “Clear site data” |\n| Words of a search, and addresses, that led to nothing | To mend this website | 90 days, as counts without anything that identifies you | Nothing leads back to you |"
      },
      {
        "id": "newsletter",
        "title": "The newsletter",
        "text": "We store the e-mail address you enter, the time, and the words you agreed to, to send you the newsletter and for nothing else. You get it once you confirm by e-mail; the time of your confirmation is stored too. An address that is not confirmed within seven days of the e-mail that asks for it is deleted.\n\nEvery e-mail has a link to unsubscribe. We then keep the address itself, so that nobody else can subscribe it again. Write to {email} and we delete that too."
      },
      {
        "id": "messages",
        "title": "Messages to support",
        "text": "The contact form stores your name, your e-mail address, your message with its subject, and the time, and sends them to the mailbox of our support staff, who read them to answer you and note whether they have. They are deleted after {messagesKept} at the latest; write to {email} and we delete yours at once."
      },
      {
        "id": "claims",
        "title": "Warranty claims",
        "text": "What you enter into the claim form stays in your browser: this website does not send it to our server and does not store it there. While you fill it in, a draft is kept as described below."
      },
      {
        "id": "server",
        "title": "Our server log",
        "text": "Each request is written to a log with its time, the address asked for, your IP address, how it was answered, how long that took, and a number for the request, so that we can find and fix faults. What you type into a form, what you search for, your e-mail address, and the links we send you are not written to it. The results of a search may be kept for the next visitor who searches for the same, without anything that identifies you.\n\nYour browser tells our server when a script of this website fails. The log then has the kind of page, such as “a product,” and the fault: not its address, nothing you typed, and nothing that identifies you.\n\nTo stop floods, our servers count the messages and subscriptions that come from an IP address and from an e-mail address behind it. The counts are kept for about a minute, under a hash of these addresses, and then deleted."
      },
      {
        "id": "not-found",
        "title": "What was not found",
        "text": "Of a search that finds nothing we count its words, and of an address that this website does not have its path and the page of ours whose link led there: how often a day, and nothing else. It is not noted who searched or asked, from where, or when. Words with an e-mail address or a long number are not counted at all. The counts are deleted after 90 days."
      },
      {
        "id": "browser",
        "title": "What your browser keeps",
        "text": "- **Drafts**: what you type into the contact and claim forms is kept in this tab’s session storage until you send it or close the tab. It never leaves your device by itself.\n- **Will it fit?**: what you type about your parts, there and on the home page, goes to our server as you type, which works the answer out. It neither stores it nor writes it to its log. A build that you send stands in the page’s address, and this tab’s session storage keeps what you have not sent.\n- **Chair finder**: the height, weight, and desk height that you enter for “Which chair fits you?” are put into the page’s address, so that you can reload, bookmark, or share the answer; your browser’s history keeps it. Your browser works the answer out. Our server does it when such an address is opened or your browser runs no scripts, and neither stores the figures nor writes them to its log.\n- **Comparison**: the products that you tick “Compare” for are kept in this browser’s local storage until you remove them. The address of a page that compares them names them.\n- **Life size**: how wide a credit card is on your screen, once you have said so, is kept in this browser’s local storage.\n- **Pages and pictures**: a service worker keeps the ones you have seen, so that they open without a connection. “Clear site data” in your browser removes them.\n- **Reading position**: while the tab is open, how far you had scrolled, so that Back returns you there."
      },
      {
        "id": "not-here",
        "title": "What we don’t do",
        "text": "No cookies, no advertising, no analytics, no fonts, scripts, or pictures from other companies, and no sale of data. The links to social networks in the footer are plain links: those companies hear of you only when you follow one. [More about cookies](/cookies)."
      },
      {
        "id": "your-rights",
        "title": "Your rights",
        "text": "You may ask what we have stored about you, and have it corrected or deleted. Backups of the database may hold it for up to a year longer. Write to {email}, or by post to {company}, {address}."
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'questions',
  '{
    "questions": [
      {
        "id": "faq-returns",
        "question": "Can I return a product?",
        "answer": "{returnDays} days",
        "detail": "There is a {returnDays}-day return policy. Send the product back in its original packaging, with everything that came in it."
      },
      {
        "id": "faq-order-tracking",
        "question": "Where is my order?",
        "answer": "Check your e-mail",
        "detail": "Your confirmation e-mail, sent when the package leaves our warehouse, has the tracking number and a link. This website itself takes no orders."
      },
      {
        "id": "faq-shipping",
        "question": "Where do you ship?",
        "answer": "Worldwide",
        "detail": "We ship worldwide. Rates vary by destination and weight."
      },
      {
        "id": "faq-warranty",
        "question": "How long is the warranty?",
        "answer": "{shortestWarranty} or more",
        "detail": "Most products carry a {shortestYears}-year limited warranty. Several categories have longer ones, up to {longestWarranty}; the warranty page lists them."
      },
      {
        "id": "faq-warranty-claim",
        "question": "How do I make a warranty claim?",
        "answer": "Use the claim form",
        "detail": "Fill in the claim form on the warranty page, or contact support and have your proof of purchase ready."
      },
      {
        "id": "faq-technical-support",
        "question": "When can I reach technical support?",
        "answer": "{days}",
        "detail": "Technical support answers {hours}. Messages sent later are read the next business day."
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'registration',
  '{
    "lead": "You don’t need to register. Your warranty runs from the date on your proof of purchase, registered or not.",
    "chapters": [
      {
        "id": "instead",
        "title": "What to do instead",
        "text": "1. Keep the receipt or the confirmation e-mail. A photograph of it will do.\n2. Note the serial number: it is on the product’s label and on the box.\n3. If something fails, fill in the claim form with both at hand.\n\nNew manuals and software appear on the [downloads page](/downloads)."
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'terms',
  '{
    "lead": "The terms on which you use this website. They are short because the website does little: it shows products and takes messages.",
    "chapters": [
      {
        "id": "what-this-is",
        "title": "What this website is",
        "text": "A catalog. See what {company} makes, download manuals and software, and contact us. This website takes no orders: there is no cart, no account, and no payment. What the [FAQ](/contact#faq) says about orders applies to those placed elsewhere."
      },
      {
        "id": "what-we-state",
        "title": "Product information",
        "text": "Figures are measured under the conditions given beside them. Pictures show the product; colors differ a little from screen to screen. When we find a mistake, we correct it. What counts for a product you bought is the specification it was sold with."
      },
      {
        "id": "downloads",
        "title": "Downloads",
        "text": "Manuals, datasheets, and software are yours to keep, print and use with our products. Each file’s SHA-256 is on the [downloads page](/downloads), so you can check that your copy is the one we published."
      },
      {
        "id": "your-use",
        "title": "Using this website",
        "text": "Read, link, and quote as you like. The two forms are for your own messages and addresses; more than a few a minute from one network are refused. Please do not try to break what others use."
      },
      {
        "id": "rights",
        "title": "Names, texts, and pictures",
        "text": "The name Argo, the texts, drawings, and pictures belong to {company}. Press: {pressEmail}. Third-party fonts and software carry [their own licenses](/licenses.txt)."
      },
      {
        "id": "warranty",
        "title": "Warranty",
        "text": "What we promise about products is on the [warranty page](/warranty). It adds to the rights that your country’s law gives you, and takes none of them away."
      },
      {
        "id": "questions",
        "title": "Questions",
        "text": "Write to {email} or call {phone}, {hours}."
      }
    ]
  }'
);

INSERT INTO site_texts (key, value) VALUES (
  'warranty',
  '{
    "introduction": "Every product we make is covered from the day you buy it. How long depends on what it is.",
    "promise": "If a product fails within its warranty because of how we made it, we repair it, replace it with the same model, or, when neither can be done, with one at least as good. The years count from the date on your proof of purchase.",
    "articles": [
      {
        "title": "Replacements",
        "text": "A replacement keeps what remains of the first product’s warranty."
      },
      {
        "title": "Dead pixels",
        "text": "Monitors are covered for dead pixels per ISO 13406-2. A panel with more faulty pixels than that standard allows is replaced; one within its limits is not a defect."
      },
      {
        "title": "Proof of purchase",
        "text": "Keep your receipt or confirmation e-mail. It must show the store, the date, and the product. No registration is needed."
      },
      {
        "title": "Shipping",
        "text": "Sending the product to us is at your cost and your risk until it arrives, so pack it well and keep the tracking number. Write to {email} before you send anything."
      }
    ],
    "clauses": [
      {
        "title": "What''s Covered",
        "ordered": false,
        "lines": [
          "Defects in material and workmanship under normal use.",
          "Parts that stop working as specified: fans, pumps, switches, sensors, panels, gas springs, electronics.",
          "Dead pixels on monitors, per ISO 13406-2.",
          "Parts and labor of the repair, and a replacement when a repair is not possible."
        ]
      },
      {
        "title": "What''s Not Covered",
        "ordered": false,
        "lines": [
          "Damage from drops, liquids, overvoltage, incorrect assembly, or use outside the stated limits.",
          "Wear that does not change how it works: scratches, faded fabric, polished keycaps.",
          "Products that were opened, modified, or overclocked beyond their specification.",
          "Products without proof of purchase, or with the serial number removed.",
          "Shipping to us."
        ]
      },
      {
        "title": "Warranty Process",
        "ordered": true,
        "lines": [
          "Fill in the claim form below, or contact support, with the serial number and your proof of purchase ready.",
          "Support answers with a return number and the address to send to.",
          "Send the product to us at your cost, well packed, with the return number on the package.",
          "We examine it, then repair or replace it and send it back."
        ]
      }
    ]
  }'
);

-- When this catalog was written. What staff change is dated by the database.
UPDATE products SET updated_at = '2026-11-20T00:00:00Z';
UPDATE site_texts SET updated_at = '2026-11-27T00:00:00Z';
