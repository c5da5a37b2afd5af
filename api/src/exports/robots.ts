/** For crawlers: everything may be read, and this is the list of it. */
export function robots(site: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${site}/sitemap.xml
`
}
