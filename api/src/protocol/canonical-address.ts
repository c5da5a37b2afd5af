/**
 * An address in its one spelling: percent-encoding as encodeURIComponent writes it (but for commas in a query) and, of the query,
 * only the parameters named, of those that are given, in their order. Undefined for an address that no page or call of ours has: one with
 * empty or dot segments.
 */
export function canonicalAddress(
  address: string,
  parameters: (path: string, given: string[]) => readonly string[],
): string | undefined {
  // Most addresses are in that spelling already.
  if (!/[%?]|\/[/.]/.test(address)) return address
  const [path = '', ...query] = address.split('?')
  const canonicalPath = respell(path)
  if (canonicalPath === undefined) return undefined
  const given = new URLSearchParams(query.join('?'))
  const known = given.size > 0 ? pick(given, parameters(canonicalPath, [...given.keys()])) : ''
  return known === '' ? canonicalPath : `${canonicalPath}?${known}`
}

function respell(path: string): string | undefined {
  const [, ...segments] = path.split('/')
  const last = segments.length - 1
  const plain = segments.map(decoded)
  if (plain.some((segment, index) => /^\.{1,2}$/.test(segment) || (!segment && index < last)))
    return undefined
  return `/${plain.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`
}

/** A text without its percent-encoding; as it is where that is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function pick(given: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) known.append(name, value)
  // A comma needs no encoding in a query, and addresses with one are read by people.
  return known.toString().replaceAll('%2C', ',')
}
