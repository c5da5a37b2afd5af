import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import type { RateLimit } from '../protocol/rate-limit.ts'
import { cacheControl, uncachedControl } from '../protocol/cache-control.ts'
import type { Context } from './context.ts'
import { type Call, mountProcedures } from './mount.ts'

/** Mounts the site's procedures under /trpc. */
export async function mountTRPC(
  app: FastifyInstance,
  router: AnyRouter,
  db: Database,
  { limitWrites, limitSubscriptions }: Record<'limitWrites' | 'limitSubscriptions', RateLimit>,
  newsletterDailyLimit?: number,
): Promise<void> {
  await mountProcedures(app, {
    router,
    createContext: ({ req }): Context => ({
      db,
      requestId: req.id,
      newsletterDailyLimit,
      limitWrites: () => limitWrites(req),
      limitSubscriptions: () => limitSubscriptions(req),
    }),
    successMeta,
  })
}

function successMeta(type: string, calls: readonly Call[] = []) {
  if (type !== 'query') return {}
  if (calls.some((call) => hasInput(call, 'preview')))
    return { headers: { 'Cache-Control': 'no-store' } }
  const control = calls.some(isOneOfMany) ? uncachedControl : cacheControl
  return { headers: { 'Cache-Control': control } }
}

// Of builds and of filtered lists there are more than a cache can hold.
function isOneOfMany(call: Call): boolean {
  return call.path === 'fit.answer' || hasInput(call, 'filters')
}

function hasInput({ result }: Call, name: string): boolean {
  const input = result()
  return typeof input === 'object' && input !== null && name in input
}
