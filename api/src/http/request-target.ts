/** True for an address that programs request, not people: its failures are problems, never pages. */
export function isApiAddress(address: string): boolean {
  return /^\/(api|trpc)(\/|\?|$)/.test(address)
}

/** True for an address below the folders of files. */
export function isFileAddress(address: string): boolean {
  return /^\/(assets|pictures|downloads)\/[^?]/.test(address)
}

/**
 * The path and query of a request's target, whichever form it came in (RFC 9112, section 3.2). A
 * page's path with a broken percent-encoding is encoded once more, so that it is an unknown page
 * and no broken request; the API's is left for the router to refuse. A query is read as browsers read it, broken or not.
 */
export function normalizeRequestTarget(target: string): string {
  // Most are paths without percent-encoding.
  if (/^\/[^%]*$/.test(target)) return target
  const address = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const rooted = address.startsWith('/') ? address : `/${address}`
  const [path = '', ...query] = rooted.split('?')
  if (isApiAddress(rooted) || isDecodable(path)) return rooted
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}
