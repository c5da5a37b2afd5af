-- The words of questions and warranty in plain American English; what staff have written stays as it is.
update site_texts set value = replace(value,
  '"answer": "By e-mail"',
  '"answer": "Check your e-mail"')
where key = 'questions';
update site_texts set value = replace(value,
  'When is technical support there?',
  'When can I reach technical support?')
where key = 'questions';
update site_texts set value = replace(value,
  'We ship to every country that parcels go to. Rates vary',
  'We ship worldwide. Rates vary')
where key = 'questions';
update site_texts set value = replace(value,
  '"answer": "By form"',
  '"answer": "Use the claim form"')
where key = 'questions';
update site_texts set value = replace(value,
  'Which years are yours',
  'How long you are covered')
where key = 'warranty';
update site_texts set value = replace(value,
  'three, save for mice, keyboards and other accessories, which have two. A replacement carries on with what is left of the first product’s warranty.',
  'three, except mice, keyboards, and other accessories, which have two. A replacement keeps what remains of the first product’s warranty.')
where key = 'warranty';
update site_texts set value = replace(value,
  'Keep your receipt or confirmation e-mail: it is your warranty. It has to show the shop, the date and the product.',
  'Keep your receipt or confirmation e-mail. It must show the store, the date, and the product.')
where key = 'warranty';
update site_texts set value = replace(value,
  'Parts and labour',
  'Parts and labor')
where key = 'warranty';
update site_texts set value = replace(value,
  'For how long depends on what it is.',
  'How long depends on what it is.')
where key = 'warranty';
