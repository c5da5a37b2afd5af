-- The second story of Carina 34 shows its curve from above, where staff have not changed it.
update products set
  key_features = replace(key_features, 'the corners stay in view.", "view": "three-quarter"', 'the corners stay in view.", "view": "top"')
where id = 97 and key_features like '%the corners stay in view.", "view": "three-quarter"%';
