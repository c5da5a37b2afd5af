const halfAYear = 182 * 86_400_000

/** Whom to tell of a vulnerability (RFC 9116); it expires unless the site still stands by it. */
export function securityTxt(site: string, email: string, now: Date): string {
  return `Contact: mailto:${email}
Expires: ${new Date(now.getTime() + halfAYear).toISOString()}
Preferred-Languages: en
Canonical: ${site}/.well-known/security.txt
`
}
