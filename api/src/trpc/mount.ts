import type { AnyRouter, TRPCError } from '@trpc/server'
import type { TRPCRequestInfo } from '@trpc/server/http'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherSites } from '../forms/other-sites.ts'
import { refuseMethod } from '../protocol/methods.ts'
import { isDecodable } from '../protocol/request-target.ts'
import { HttpError, jsonOnly, retryAfterOf, toProblem } from '../protocol/problem.ts'

/** A call of a procedure with its input. */
export type Call = Pick<TRPCRequestInfo['calls'][number], 'path' | 'result'>

type ProcedureOptions<Router extends AnyRouter> = FastifyTRPCPluginOptions<Router>['trpcOptions']

interface Procedures<Router extends AnyRouter> {
  router: Router
  createContext: ProcedureOptions<Router>['createContext']
  /** The headers of a success, by the call's type and its calls. */
  successMeta?: (
    type: string,
    calls: readonly Call[] | undefined,
  ) => { headers?: Record<string, string> }
}

/** Mounts a router under /trpc: one call a request, JSON alone, failures with the headers of their status. */
export async function mountProcedures<Router extends AnyRouter>(
  app: FastifyInstance,
  { router, createContext, successMeta = () => ({}) }: Procedures<Router>,
): Promise<void> {
  const trpcOptions = {
    router,
    allowBatching: false,
    createContext,
    onError: ({ error, req }) => {
      // What is refused on purpose may be thousands of requests, as for other errors (protocol/error-handling.ts).
      if (toProblem(error).status >= 500 && !(error.cause instanceof HttpError))
        req.log.error({ reqId: req.id, err: error }, 'procedure failed')
    },
    responseMeta: ({ errors, type, info }) =>
      errors[0] ? failureMeta(errors[0], type) : successMeta(type, info?.calls),
  } as ProcedureOptions<Router>
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseInvalidCalls)
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
  })
}

const callMethods = ['GET', 'HEAD', 'POST']

async function refuseInvalidCalls(
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

function failureMeta(error: TRPCError, type: string) {
  const { status } = toProblem(error)
  const seconds = retryAfterOf(error)
  return {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: type === 'mutation' ? 'POST' : 'GET, HEAD' }),
      ...(seconds !== undefined && { 'Retry-After': seconds }),
    },
  }
}
