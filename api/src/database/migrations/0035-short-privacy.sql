-- What is stored in a table, what a browser keeps by names in bold, and that a warranty is two years at least; where staff have
-- not changed them.
update site_texts set value = replace(replace(replace(replace(replace(replace(replace(
  value,
  '"chapters": [
      {
        "id": "newsletter",',
  '"chapters": [
      {
        "id": "at-a-glance",
        "title": "At a glance",
        "text": "| What | Why | How long | To delete it |\n| --- | --- | --- | --- |\n| Your address for the newsletter | To send it, for nothing else | Seven days unless you confirm it, then until you have us delete it; unsubscribed, it stays so that nobody subscribes it again | [Write to us](/contact) |\n| Your message to support | To answer you | Deleted after {messagesKept} at the latest | [Write to us](/contact) |\n| What you type into forms | So that it is there after a reload | Until you send it or close the tab, in your browser alone | Close the tab |\n| Products to compare, pages you have seen | To compare across pages, and to read offline | Until you remove them, in your browser alone | “Clear site data” |"
      },
      {
        "id": "newsletter",'),
  '"- Drafts: what', '"- **Drafts**: what'),
  '\n- Chair finder: the', '\n- **Chair finder**: the'),
  '\n- Comparison: the', '\n- **Comparison**: the'),
  '\n- The “/” key for search: whether', '\n- **The “/” key for search**: whether'),
  '\n- Pages and pictures: a', '\n- **Pages and pictures**: a'),
  '\n- Reading position: while', '\n- **Reading position**: while')
where key = 'privacy';

update site_texts set value = replace(
  value,
  '"answer": "{shortestWarranty}"',
  '"answer": "{shortestWarranty} or more"'
) where key = 'questions';
