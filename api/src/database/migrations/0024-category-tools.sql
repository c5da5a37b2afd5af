-- What stands after the products of a category, as the site had it before it was a text.
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Will it fit?", "button": "Check your parts",
    "text": "Check your graphics card, cooler, and radiators against a case, to the millimeter."
  }}'
where key = 'category-cases';
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Will it fit?", "button": "Check your parts",
    "text": "Check a cooler against your case, processor, and socket before you buy."
  }}'
where key = 'category-coolers';
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Is it enough?", "button": "Check your parts",
    "text": "Add up your parts, count their connectors, and see how many watts are left."
  }}'
where key = 'category-power-supplies';
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Which one?", "button": "Compare all",
    "text": "See all peripherals side by side, figure by figure."
  }}'
where key = 'category-peripherals';
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Which chair fits?", "button": "Find your chair",
    "text": "Enter your height, weight, and desk. We store none of it."
  }}'
where key = 'category-chairs';
update site_texts set value = substr(value, 1, length(value) - 1) || ', "tool": {
    "title": "Which one?", "button": "Compare all",
    "text": "See all monitors side by side, figure by figure."
  }}'
where key = 'category-monitors';
