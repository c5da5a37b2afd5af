import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'
/** Characters of a header that are read; a longer one, which no browser sends, says nothing. */
export const longestAccept = 1_000

// Clients send the same few headers with every request.
const negotiated = new LRUCache<string, boolean>({ max: 100 })

/**
 * Whether an Accept header asks for Markdown rather than HTML (RFC 9110, section 12.5.1). Where it
 * wants both alike, it must name Markdown, and not after HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept || accept.length > longestAccept) return false
  const known = negotiated.get(accept)
  if (known !== undefined) return known
  const best = new Negotiator({ headers: { accept } }).mediaType([html, markdown])
  negotiated.set(accept, best === markdown)
  return best === markdown
}
