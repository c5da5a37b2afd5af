// Browsers and Node have it, and this package has the types of neither.
declare const URL: new (address: string) => { hostname: string }

const withDomainBeyondAscii = /^([^@]*)@([^@]*[^\0-\x7F][^@]*)$/
// What would be another part of an address than its host.
const notInDomain = /[\s/\\?#:%[\]]/

/** An e-mail address whose international domain is written in ASCII (xn--…), as mail servers know it; others as they are. */
export function withAsciiDomain(email: string): string {
  const [, name, domain = ''] = withDomainBeyondAscii.exec(email) ?? []
  if (name === undefined || domain.length > 253 || notInDomain.test(domain)) return email
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return email
  }
}
