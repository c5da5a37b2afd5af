-- The key “/” opens the search no more, so that nothing of it is kept; where staff have not changed what was said of it.
update site_texts set value = replace(
  value,
  '\n- **The “/” key for search**: whether you turned it off, in the same place, until you clear it.',
  ''
) where key = 'privacy';

update site_texts set value = replace(value, ', whether “/” opens the search', '') where key = 'cookies';
