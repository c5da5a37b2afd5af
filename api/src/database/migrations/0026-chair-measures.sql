-- What the address of “Which chair fits you?” holds; what staff have written stays as it is.
update site_texts set value = replace(value,
  '\n- Comparison: the products that you tick',
  '\n- Chair finder: the height, weight and desk height that you enter for “Which chair fits you?” are put into the page’s address, so that you can reload, bookmark or share the answer; your browser’s history keeps it. Your browser works the answer out. Our server does it when such an address is opened or your browser runs no scripts, and neither stores the figures nor writes them to its log.\n- Comparison: the products that you tick')
where key = 'privacy';
