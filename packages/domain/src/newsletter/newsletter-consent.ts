/** What a visitor who enters an e-mail address agrees to: it stands at the form, and is stored with the address. */
export const newsletterConsent =
  'New products and firmware, a few times a year, once you confirm by e-mail.'
