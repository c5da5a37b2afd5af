/** The address of the page of a search, as a form without scripts makes it. */
export function searchPath(query: string): string {
  const text = query.trim()
  return text === '' ? '/search' : `/search?${new URLSearchParams({ q: text })}`
}
