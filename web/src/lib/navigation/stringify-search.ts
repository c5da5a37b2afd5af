/** The query of an address as the server spells it: numbers without quotes, plain commas, a parameter for each entry. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const entry of [value].flat())
      if (entry !== undefined)
        parameters.append(name, typeof entry === 'string' ? entry : JSON.stringify(entry))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
