import type { FastifyRequest } from 'fastify'
import { HttpError } from '../protocol/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own origin, as browsers send it. */
    publicOrigin: string
  }
  interface FastifyContextConfig {
    /** Set on routes whose page sends no referrer, and its form the Origin "null". */
    hidesItsAddress?: true
  }
}

/** Throws a 403 for what a page of another site sends. Programs, which name no site, are not meant. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site']
  const isOurs =
    site === undefined ? hasNoOtherOrigin(request) : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new HttpError(403, 'Please send this from our own page.')
}

// Browsers that send no Sec-Fetch-Site send an Origin; those and programs that send neither are asked for other signs.
function hasNoOtherOrigin({ headers, server, host, routeOptions }: FastifyRequest): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  // What a page that tells its address to nobody posts.
  if (origin === 'null') return routeOptions.config.hidesItsAddress === true
  return origin === server.publicOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}
