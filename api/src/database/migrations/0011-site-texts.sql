-- The words that the site had before they were rows.
insert into site_texts (key, value, updated_at) values ('contact',
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
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('questions',
  '{
    "questions": [
      {
        "id": "faq-returns",
        "question": "Can I return a product?",
        "answer": "30 days",
        "detail": "There is a 30-day return policy. Send the product back in its original packaging, with everything that came in it."
      },
      {
        "id": "faq-order-tracking",
        "question": "Where is my order?",
        "answer": "By e-mail",
        "detail": "Your confirmation e-mail has the tracking number and a link. It is sent when the parcel leaves our warehouse."
      },
      {
        "id": "faq-shipping",
        "question": "Where do you ship?",
        "answer": "Worldwide",
        "detail": "We ship to every country that parcels go to. Rates vary with the destination and the weight."
      },
      {
        "id": "faq-warranty",
        "question": "How long is the warranty?",
        "answer": "2 years",
        "detail": "Most products carry a 2-year limited warranty. Several categories have three or five; the warranty page lists them."
      },
      {
        "id": "faq-warranty-claim",
        "question": "How do I make a warranty claim?",
        "answer": "By form",
        "detail": "Fill in the claim form on the warranty page, or contact support and have your proof of purchase at hand."
      },
      {
        "id": "faq-technical-support",
        "question": "When is technical support there?",
        "answer": "{days}",
        "detail": "Technical support answers {hours}. Messages sent later are read the next working day."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('warranty',
  '{
    "introduction": "Every product we make is covered from the day you buy it. For how long depends on what it is.",
    "promise": "If a product fails within its warranty because of how we made it, we repair it, replace it with the same model, or, when neither can be done, with one at least as good. The years count from the date on your proof of purchase.",
    "articles": [
      {
        "title": "Which years are yours",
        "text": "Power supplies, cases and cooling have five years. Monitors, gaming chairs and peripherals have three, save for mice, keyboards and other accessories, which have two. A replacement carries on with what is left of the first product’s warranty."
      },
      {
        "title": "Dead pixels",
        "text": "Monitors are covered for dead pixels per ISO 13406-2. A panel with more faulty pixels than that standard allows is replaced; one within its limits is not a defect."
      },
      {
        "title": "Proof of purchase",
        "text": "Keep your receipt or confirmation e-mail: it is your warranty. It has to show the shop, the date and the product. No registration is needed."
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
          "Parts and labour of the repair, and a replacement when a repair is not possible."
        ]
      },
      {
        "title": "What''s Not Covered",
        "ordered": false,
        "lines": [
          "Damage from drops, liquids, overvoltage, wrong assembly or use outside the stated limits.",
          "Wear that does not change how it works: scratches, faded fabric, polished keycaps.",
          "Products that were opened, modified or overclocked beyond their specification.",
          "Products without proof of purchase, or with the serial number removed.",
          "Shipping to us."
        ]
      },
      {
        "title": "Warranty Process",
        "ordered": true,
        "lines": [
          "Fill in the claim form below, or contact support, with the serial number and your proof of purchase at hand.",
          "Support answers with a return number and the address to send to.",
          "Send the product to us at your cost, well packed, with the return number on the parcel.",
          "We examine it, then repair or replace it and send it back."
        ]
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
