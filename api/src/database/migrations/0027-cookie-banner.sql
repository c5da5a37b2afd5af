-- The cookies page in plainer words, where staff have not changed them.
update site_texts set value = replace(
  value,
  'A banner asks for leave to set cookies. This website sets none, neither its own nor those of others, so there is nothing to ask.',
  'Cookie banners ask for permission to set cookies. This website sets none, its own or anyone else’s, so there is nothing to ask.'
) where key = 'cookies';
