-- The words of the legal pages that the site had before they were rows, in Markdown.
insert into site_texts (key, value, updated_at) values ('privacy',
  '{
    "lead": "What this website stores about you: what you type into two forms, and a server log. Here is all of it.",
    "chapters": [
      {
        "id": "newsletter",
        "title": "The newsletter",
        "text": "We store the e-mail address you enter, the time, and the words you agreed to, to send you the newsletter and for nothing else. You get it once you confirm by e-mail; the time of your confirmation is stored too. An address that is not confirmed within seven days of the e-mail that asks for it is deleted.\n\nEvery e-mail has a link to unsubscribe. We then keep the address itself, so that nobody else can subscribe it again. Write to {email} and we delete that too."
      },
      {
        "id": "messages",
        "title": "Messages to support",
        "text": "The contact form stores your name, your e-mail address, your message with its subject, and the time, and sends them to the mailbox of our support staff, who read them to answer you and note whether they have. They are deleted after {messagesKept} at the latest; write to {email} and we delete yours at once."
      },
      {
        "id": "claims",
        "title": "Warranty claims",
        "text": "What you enter into the claim form stays in your browser: this website does not send it to our server and does not store it there. While you fill it in, a draft is kept as described below."
      },
      {
        "id": "server",
        "title": "Our server log",
        "text": "Each request is written to a log with its time, the address asked for, your IP address, how it was answered and how long that took, and a number for the request, so that we can find and fix faults. What you type into a form, what you search for, your e-mail address and the links we send you are not written to it. The results of a search may be kept for the next visitor who searches for the same, without anything that identifies you.\n\nYour browser tells our server when a script of this website fails, and once for each page that it loads how long that took. The log then has the kind of page, such as “a product”, and the fault or the times: not its address, nothing you typed, and nothing that identifies you.\n\nTo stop floods, our servers count the messages and subscriptions that come from an IP address and from an e-mail address behind it. The counts are kept for about a minute, under a hash of these addresses, and then deleted."
      },
      {
        "id": "browser",
        "title": "What your browser keeps",
        "text": "- Drafts: what you type into the contact, claim and “Will it fit?” forms is kept in this tab’s session storage until you send it or close the tab. It never leaves your device by itself.\n- Comparison: the products that you tick “Compare” for are kept in this browser’s local storage until you remove them. The address of a page that compares them names them.\n- The “/” key for search: whether you turned it off, in the same place, until you clear it.\n- Pages and pictures: a service worker keeps the ones you have seen, so that they open without a connection. “Clear site data” in your browser removes them.\n- Reading position: while the tab is open, how far you had scrolled, so that Back returns you there."
      },
      {
        "id": "not-here",
        "title": "What we don’t do",
        "text": "No cookies, no advertising, no analytics, no fonts, scripts or pictures from other companies, and no sale of data. The links to social networks in the footer are plain links: those companies hear of you only when you follow one. [More about cookies](/cookies)."
      },
      {
        "id": "your-rights",
        "title": "Your rights",
        "text": "You may ask what we have stored about you, and have it corrected or deleted. Backups of the database may hold it for up to a year longer. Write to {email}, or by post to {company}, {address}."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('terms',
  '{
    "lead": "The terms on which you use this website. They are short because the website does little: it shows products and takes messages.",
    "chapters": [
      {
        "id": "what-this-is",
        "title": "What this website is",
        "text": "A catalogue. It shows what {company} makes, offers documents and software for it, and lets you write to us. Nothing is sold here: there is no cart, no account, and no payment."
      },
      {
        "id": "what-we-state",
        "title": "Product information",
        "text": "Figures are measured under the conditions given beside them. Pictures show the product; colors differ a little from screen to screen. When we find a mistake, we correct it. What counts for a product you bought is the specification it was sold with."
      },
      {
        "id": "downloads",
        "title": "Downloads",
        "text": "Manuals, datasheets and software are yours to keep, print and use with our products. Each file’s SHA-256 is on the [downloads page](/downloads), so you can check that your copy is the one we published."
      },
      {
        "id": "your-use",
        "title": "Using this website",
        "text": "Read, link and quote as you like. The two forms are for your own messages and addresses; more than a few a minute from one network are refused. Please do not try to break what others use."
      },
      {
        "id": "rights",
        "title": "Names, texts, and pictures",
        "text": "The name Argo, the texts, drawings and pictures belong to {company}. For the press there is {pressEmail}. The typeface and the programs of others that this website is made with have [licenses of their own](/licenses.txt)."
      },
      {
        "id": "warranty",
        "title": "Warranty",
        "text": "What we promise about products is on the [warranty page](/warranty). It adds to the rights that your country’s law gives you, and takes none of them away."
      },
      {
        "id": "questions",
        "title": "Questions",
        "text": "Write to {email} or call {phone}, {hours}."
      }
    ]
  }',
  '2026-11-24T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('registration',
  '{
    "lead": "You don’t need to register. Your warranty runs from the date on your proof of purchase, registered or not.",
    "chapters": [
      {
        "id": "instead",
        "title": "What to do instead",
        "text": "1. Keep the receipt or the confirmation e-mail. A photograph of it will do.\n2. Note the serial number: it is on the product’s label and on the box.\n3. If something fails, fill in the claim form and have both at hand."
      },
      {
        "id": "news",
        "title": "News about a product",
        "text": "New manuals and software appear on the [downloads page](/downloads)."
      }
    ]
  }',
  '2026-11-20T00:00:00Z');
insert into site_texts (key, value, updated_at) values ('cookies',
  '{
    "lead": "This website sets no cookies.",
    "chapters": [
      {
        "id": "none",
        "title": "Why you saw no banner",
        "text": "A banner asks for leave to set cookies. This website sets none, neither its own nor those of others, so there is nothing to ask."
      },
      {
        "id": "instead",
        "title": "What it uses instead",
        "text": "Your browser’s own storage holds drafts of unsent forms, the products you chose to compare, whether “/” opens the search, your reading position and copies of pages and pictures you have seen. None of it is sent to us by itself; the address of a comparison names its products. The [privacy page](/privacy#browser) lists it and says how to remove it."
      }
    ]
  }',
  '2026-11-23T00:00:00Z');
