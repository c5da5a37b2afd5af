import type { FastifyInstance } from 'fastify'
import { HttpError } from './problem.ts'

/** Characters of a request's target that are read: more than any address of the site has. */
export const longestTarget = 8_000

/** True for an address that programs request, not people: its failures are problems, never pages. */
export function isApiAddress(address: string): boolean {
  return /^\/(api|trpc)(\/|\?|$)/.test(address)
}

/**
 * The path and query of a request's target, whichever form it came in (RFC 9112, section 3.2). A
 * page's path with a broken percent-encoding is encoded once more, so that it is an unknown page
 * and no broken request; the API's is left for the router to refuse. A query is read as browsers read it, broken or not.
 * Of a target that is too long nothing is read.
 */
export function normalizeRequestTarget(target: string): string {
  if (target.length > longestTarget) return '/'
  // Most are paths without percent-encoding.
  if (/^\/[^%]*$/.test(target)) return target
  const address = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const rooted = address.startsWith('/') ? address : `/${address}`
  const [path = '', ...query] = rooted.split('?')
  if (isApiAddress(rooted) || isDecodable(path)) return rooted
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

/** Refuses a target that is too long with a 414. */
export function refuseLongTargets(app: FastifyInstance): void {
  app.addHook('onRequest', ({ originalUrl }, _reply, next) =>
    next(
      originalUrl.length > longestTarget
        ? new HttpError(414, 'The address is longer than any of this site.')
        : undefined,
    ),
  )
}

/** Whether each percent-encoding of a text is whole. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
