/** The names of the cards for the previews of links, such as "edge". */
declare const __SOCIAL_CARDS__: readonly string[]

/** The address of the picture that the preview of a link shows: one at this path, the card of this name, else the site's. */
export function socialCard(name: string): string {
  if (name.startsWith('/')) return name
  return `/pictures/social/${__SOCIAL_CARDS__.includes(name) ? name : 'site'}.jpg`
}
