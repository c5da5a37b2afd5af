import type { TRPCError } from '@trpc/server'
import type { TRPCRequestInfo } from '@trpc/server/http'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { refuseOtherSites } from '../forms/forms.ts'
import { refuseMethod } from '../protocol/methods.ts'
import { HttpError, jsonOnly, retryAfter, retryAfterOf, toProblem } from '../protocol/problem.ts'
import { cacheControl, uncachedControl } from '../protocol/cache-control.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { type AppRouter, appRouter } from './app-router.ts'

/** A call of a procedure with its input. */
type Call = Pick<TRPCRequestInfo['calls'][number], 'path' | 'result'>

const callMethods = ['GET', 'HEAD', 'POST']

/** Mounts the procedures under /trpc. */
export async function mountTRPC(
  app: FastifyInstance,
  db: Database,
  limitWrites: WriteLimit,
  newsletterDailyLimit?: number,
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    allowBatching: false,
    createContext: ({ req }) => ({
      db,
      overHttp: true,
      requestId: req.id,
      newsletterDailyLimit,
      limitWrites: {
        attempt: () => limitWrites.attempt(req),
        store: (write) => limitWrites.store(req, write),
      },
    }),
    onError: ({ error, req }) => {
      // What is refused on purpose may be thousands of requests, as for other errors (protocol/error-handling.ts).
      if (toProblem(error).status >= 500 && !(error.cause instanceof HttpError))
        req.log.error({ reqId: req.id, err: error }, 'procedure failed')
    },
    responseMeta: ({ errors, type, info }) =>
      errors[0] ? failureMeta(errors[0], type) : successMeta(type, info?.calls),
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseWhatIsNoCall)
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
  })
}

async function refuseWhatIsNoCall(
  request: FastifyRequest<{ Params: { path?: string } }>,
  reply: FastifyReply,
) {
  if (!callMethods.includes(request.method)) return refuseMethod(request, reply, callMethods)
  const contentType = request.headers['content-type'] ?? ''
  if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(contentType))
    throw new HttpError(415, jsonOnly)
  if (request.method === 'POST') await refuseOtherSites(request)
  // tRPC decodes the name once more and would fail with a 500.
  if (!isDecodable(request.params.path ?? ''))
    throw new HttpError(400, 'The address has a broken percent-encoding.')
  return undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function successMeta(type: string, calls: readonly Call[] = []) {
  if (type !== 'query') return {}
  const control = calls.some(isOneOfMany) ? uncachedControl : cacheControl
  return { headers: { 'Cache-Control': control } }
}

// Of builds and of filtered lists there are more than a cache can hold.
function isOneOfMany({ path, result }: Call): boolean {
  const input = result()
  return (
    path === 'fit.answer' || (typeof input === 'object' && input !== null && 'filters' in input)
  )
}

function failureMeta(error: TRPCError, type: string) {
  const { status } = toProblem(error)
  const seconds = retryAfterOf(error) ?? (status === 503 ? retryAfter : undefined)
  return {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: type === 'mutation' ? 'POST' : 'GET, HEAD' }),
      ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
    },
  }
}
