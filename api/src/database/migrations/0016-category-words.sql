-- The words of the categories and what a subscriber agrees to, as the site had them before they were rows.
insert into site_texts (key, value, updated_at) values ('category-cases',
  '{
    "description": "Premium gaming cases for ultimate performance",
    "summary": "Argo’s cases with the lengths that decide: how long a graphics card, how tall a cooler and which radiators fit, in millimeters.",
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
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('category-coolers',
  '{
    "description": "Advanced cooling solutions for peak efficiency",
    "summary": "Argo’s coolers, fans and thermal compounds: heat load, airflow, noise and height, each with the conditions it was measured under.",
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
        "text": "Airflow is measured with nothing in the way. Through fins or a radiator, static pressure decides; 2 mmH₂O is a good figure for a fan of 120 mm."
      },
      {
        "figure": "10 dB",
        "title": "Twice as loud",
        "text": "Most people hear 10 dB more as twice the loudness; 3 dB is double the sound power and only just noticeable."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('category-power-supplies',
  '{
    "description": "Reliable power for demanding gaming rigs",
    "summary": "Argo’s power supplies and their cables: rated power, efficiency by load, every plug and cable length, and what each rail carries.",
    "matters": "Add up the peak draw of processor and graphics card, leave about a third on top, then check the connectors.",
    "facts": [
      {
        "figure": "50 %",
        "title": "The best load",
        "text": "Efficiency peaks around half load, so a supply of twice your usual draw wastes the least. Below that, its fan slows down further."
      },
      {
        "figure": "24 W",
        "title": "Titanium versus Gold",
        "text": "At a load of 500 W, a supply with 94 % efficiency loses 32 W as heat, one with 90 % loses 56 W. The fan carries the difference."
      },
      {
        "figure": "600 W",
        "title": "Through one plug",
        "text": "The most that a 12V-2x6 cable can carry. Its sense pins tell the card what the cable is rated for."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('category-peripherals',
  '{
    "description": "Essential gaming peripherals for competitive edge",
    "summary": "Argo’s mice and what belongs on the desk beside them: resolution, polling rate, shape and weight, to the gram.",
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
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('category-chairs',
  '{
    "description": "Ergonomic gaming chairs for extended sessions",
    "summary": "Argo’s gaming chairs by the figures that decide the fit: your height and weight, the seat, the recline and the colors.",
    "matters": "Start with your height and weight: seat height, seat depth, and the rated load follow from them.",
    "facts": [
      {
        "figure": "90°",
        "title": "At the knee",
        "text": "Feet flat, thighs level. If your heels lift at the lowest setting, add a footrest or choose a lower seat."
      },
      {
        "figure": "5 cm",
        "title": "Behind the knee",
        "text": "The gap to leave between the front of the seat and your calves, so that nothing presses there."
      },
      {
        "figure": "110°",
        "title": "Lean back",
        "text": "With the back reclined to about 110° and the lumbar curve supported, the discs carry less than bolt upright."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('category-monitors',
  '{
    "description": "High-performance displays for immersive gaming",
    "summary": "Argo’s gaming monitors, arms and lights: refresh rate, panel, resolution and response time, with the modes they hold in.",
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
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('newsletter',
  '{
    "consent": "New products and firmware, a few times a year, once you confirm by e-mail."
  }',
  '2026-11-24T00:00:00Z');
