-- One chapter says what to do instead of registering; where staff have not changed the two.
update site_texts set value = replace(
  value,
  'have both at hand."
      },
      {
        "id": "news",
        "title": "News about a product",
        "text": "New manuals',
  'have both at hand.\n\nNew manuals'
) where key = 'registration';
