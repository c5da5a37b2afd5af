const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address, in lower case: without what follows a +, and at Gmail without dots and under one domain. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = '', ...tags] = address.slice(0, at).split('+')
  // What begins with a + has no other name.
  const local = name === '' ? `+${tags.join('+')}` : name
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
