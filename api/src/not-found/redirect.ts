import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { cacheControl } from '../protocol/cache-control.ts'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { isApiAddress } from '../protocol/request-target.ts'

/** Of a response whose content is left out. */
const ofContent = ['content-encoding', 'content-length', 'content-security-policy', 'content-type']

/** Leads where staff say from addresses that are not found otherwise; also from those whose response is in the cache. */
export function redirectNotFound(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) && !isApiAddress(request.url)
    if (reply.statusCode !== 404 || !isRead) return payload
    const target = await targetOf(db, request.url).catch((error: unknown) => {
      app.log.error({ err: error }, 'redirects cannot be read')
      return undefined
    })
    if (target === undefined) return payload
    for (const name of ofContent) reply.removeHeader(name)
    // A browser would keep it for ever, and the address may come to be found.
    reply.code(301).headers({ location: target, 'cache-control': cacheControl })
    return ''
  })
}

async function targetOf(db: Database, url: string): Promise<string | undefined> {
  const path = canonicalAddress(url, () => [])
    ?.split('?')[0]
    ?.replace(/\/$/, '')
  const row = await db
    .selectFrom('redirects')
    .select('target')
    .where('path', '=', path ?? '')
    .executeTakeFirst()
  return row?.target
}
