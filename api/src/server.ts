import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { AccessLog, requestIds } from './protocol/access-log.ts'
import { sendError } from './protocol/error-handling.ts'
import { addGracefulShutdown, type ShutdownOptions } from './protocol/graceful-shutdown.ts'
import { redactError } from './protocol/log-redaction.ts'
import { normalizeRequestTarget, refuseLongTargets } from './protocol/request-target.ts'
import {
  addSecurityHeaders,
  type HttpsScope,
  securityHeaders,
} from './protocol/security-headers.ts'
import { standardOutput } from './protocol/standard-output.ts'

/** What listeners are set up by, the site's and the desk's. */
export interface ServerOptions {
  /** The server's address as people type it. */
  publicUrl: string
  /** For which hosts browsers are told to use https alone, where the server has it; this one if absent. */
  httpsScope?: HttpsScope | undefined
  /** Headers of every response, beside the hardening ones or in their place. */
  headers?: Record<string, string>
  /** The addresses and networks of the proxies whose X-Forwarded-For is believed. */
  trustProxy?: string[]
  /** Stands in each line of the log; without it there is no name. */
  logName?: string
  logLevel: string
  /** Where the log goes; standard output unless it is given. */
  logTo?: { write: (line: string) => void } | undefined
  shutdown?: ShutdownOptions
}

const maxConnections = 4_000

/** How long a client may take to send a request, in milliseconds. None bounds what the server takes to answer it. */
const timeouts = {
  /** From the connection's start, or the request's, to the end of its headers. */
  headersTimeout: 10_000,
  /** To the end of its body. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}

/** A server without routes, with what every listener has; and whether it is closing. */
export async function createServer({
  publicUrl,
  httpsScope,
  headers: furtherHeaders,
  trustProxy = [],
  logName,
  logLevel,
  logTo,
  shutdown = { grace: 0, deadline: 5_000 },
}: ServerOptions): Promise<{ app: FastifyInstance; isEnding: () => boolean }> {
  const headers = { ...securityHeaders(publicUrl, httpsScope), ...furtherHeaders }
  const accessLog = new AccessLog({
    disableRequestLogging: !['trace', 'debug', 'info'].includes(logLevel),
  })
  const app = Fastify({
    logger: {
      ...(logName !== undefined && { name: logName }),
      level: logLevel,
      serializers: { err: (error) => redactError(error) },
      stream: logTo ?? standardOutput(),
    },
    bodyLimit: 64 * 1024,
    trustProxy,
    requestTimeout: timeouts.requestTimeout,
    http: timeouts,
    genReqId: requestIds(),
    // Most requests log nothing but their line in the access log, which names the id itself.
    childLoggerFactory: (logger) => logger,
    logController: accessLog,
    // A request that comes while the server closes still gets its response, on a connection that ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: (request) => normalizeRequestTarget(request.url ?? '/'),
    // What fails before a route is matched runs no hooks.
    frameworkErrors: (error, request, reply) => {
      accessLog.logWithoutHooks(request, reply)
      return sendError(error, request, reply.headers({ ...headers, 'X-Request-Id': request.id }))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')
  app.decorate('publicOrigin', new URL(publicUrl).origin)

  app.setErrorHandler(sendError)
  addSecurityHeaders(app, headers)
  refuseLongTargets(app)
  const isEnding = addGracefulShutdown(app, shutdown)
  app.server.maxConnections = maxConnections
  await app.register(rateLimit, { global: false })
  return { app, isEnding }
}
