import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { connectionTimeouts, limitConnections } from './limits/connection-limits.ts'
import { AccessLog, requestIds } from './protocol/access-log.ts'
import { refuseUnusualRequests, respondToConnectionErrors } from './protocol/connection-errors.ts'
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
import { trustIn, type TrustedProxies } from './protocol/trusted-proxies.ts'

/** What listeners are set up by, the site's and the desk's. */
export interface ServerOptions {
  /** The server's address as people type it. */
  publicUrl: string
  /** For which hosts browsers are told to use https alone, where the server has it; this one if absent. */
  httpsScope?: HttpsScope | undefined
  /** Headers of every response, beside the hardening ones or in their place. */
  headers?: Record<string, string>
  /** The proxies whose X-Forwarded-For is believed. */
  trustProxy?: TrustedProxies
  /** Stands in each line of the log; without it there is no name. */
  logName?: string
  logLevel: string
  /** Where the log goes; standard output unless it is given. */
  logTo?: { write: (line: string) => void } | undefined
  /** Connections one address may have open. */
  connectionsPerAddress?: number
  /** Milliseconds without a byte read or written after which a client is cut whose request is under way. */
  stallTimeout?: number
  shutdown?: ShutdownOptions
}

/** A server without routes, with what every listener has; and whether it is closing. */
export function createServer({
  publicUrl,
  httpsScope,
  headers: furtherHeaders,
  trustProxy = [],
  logName,
  logLevel,
  logTo,
  connectionsPerAddress = 256,
  stallTimeout = 20_000,
  shutdown = { grace: 0, deadline: 5_000 },
}: ServerOptions): { app: FastifyInstance; isEnding: () => boolean } {
  const headers = { ...securityHeaders(publicUrl, httpsScope), ...furtherHeaders }
  const isTrusted = trustIn(trustProxy)
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
    trustProxy: isTrusted,
    requestTimeout: connectionTimeouts.requestTimeout,
    connectionTimeout: stallTimeout,
    http: { ...connectionTimeouts, requireHostHeader: false },
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
    clientErrorHandler: respondToConnectionErrors(headers),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')
  app.decorate('publicOrigin', new URL(publicUrl).origin)

  app.setErrorHandler(sendError)
  addSecurityHeaders(app, headers)
  refuseLongTargets(app)
  const isEnding = addGracefulShutdown(app, shutdown)
  limitConnections(app, connectionsPerAddress, isTrusted)
  refuseUnusualRequests(app, headers)
  return { app, isEnding }
}
