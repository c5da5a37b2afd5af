/**
 * The query of an address, as the server spells it too: text without quotes where it looks like a number, commas that can be
 * read, and a list as a form sends it, a parameter for each entry.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const entry of [value].flat())
      if (entry !== undefined)
        parameters.append(name, typeof entry === 'string' ? entry : JSON.stringify(entry))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
