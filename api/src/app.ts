import { longestKept } from '@argo/domain/contact/messages-kept'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { serveClientReports } from './client-reports/routes.ts'
import { serveContactForm } from './contact/form.ts'
import { contactRest } from './contact/rest.ts'
import { serveSeo } from './exports/routes.ts'
import { normalizeRequestTarget, refuseLongTargets } from './protocol/request-target.ts'
import { AccessLog, requestIds } from './protocol/access-log.ts'
import { connectionTimeouts, limitConnections } from './limits/connection-limits.ts'
import { addGracefulShutdown, type ShutdownOptions } from './protocol/graceful-shutdown.ts'
import { respondToConnectionErrors, refuseUnusualRequests } from './protocol/connection-errors.ts'
import { sendError, handleErrors } from './protocol/error-handling.ts'
import { boundTurns } from './limits/event-loop-turns.ts'
import { redactError } from './protocol/log-redaction.ts'
import { refuseUnknown } from './protocol/methods.ts'
import { collectOpenApi, serveOpenApi } from './protocol/openapi.ts'
import {
  addSecurityHeaders,
  allowOtherOrigins,
  type HttpsScope,
  securityHeaders,
} from './protocol/security-headers.ts'
import { trustIn, type TrustedProxies } from './protocol/trusted-proxies.ts'
import { standardOutput } from './protocol/standard-output.ts'
import { createWriteLimit, type WriteLimits } from './limits/write-limit.ts'
import { serveNewsletterForm } from './newsletter/form.ts'
import type { MailSettings } from './mail/settings.ts'
import { serveNewsletterLinks } from './newsletter/link-pages.ts'
import { newsletterRest } from './newsletter/rest.ts'
import { serveHealth } from './monitoring/health.ts'
import { type UsableDatabase, watchReadiness } from './monitoring/readiness.ts'
import { createPageSender } from './pages/page-sender.ts'
import { servePages } from './pages/pages.ts'
import type { CreateRenderer } from './pages/renderer.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import { productsRest } from './products/rest.ts'
import { addResponseCache, cacheReads } from './response-cache/plugin.ts'
import { keepRetention } from './retention.ts'
import { mountTRPC } from './trpc/plugin.ts'

export interface AppDependencies extends UsableDatabase {
  createRenderer: CreateRenderer
  /** The site's address as visitors type it. */
  publicUrl: string
  /** For which hosts browsers are told to use https alone, where the site has it; this one if absent. */
  httpsScope?: HttpsScope
  /** False to remove the service worker, and what it has cached, from browsers that have it. */
  serviceWorker?: boolean
  /** The proxies whose X-Forwarded-For is believed. */
  trustProxy?: TrustedProxies
  logLevel: string
  /** Where the log goes; standard output unless it is given. */
  logTo?: { write: (line: string) => void }
  /** Which state the catalogue is in; without it no response is cached. */
  catalogueVersion?: () => number
  /** False where responses change with more than the catalogue. */
  cacheResponses?: boolean
  /** How much is taken in a minute, where it is not as usual. */
  writeLimits?: Partial<WriteLimits>
  /** How many addresses are asked in a day to confirm the newsletter, where it is not as usual. */
  newsletterDailyLimit?: number | undefined
  /** Connections one address may have open. */
  connectionsPerAddress?: number
  /** Milliseconds without a byte read or written after which a client is cut whose request is under way. */
  stallTimeout?: number
  shutdown?: ShutdownOptions
  /** How e-mails are sent; without it they wait in the outbox. */
  mail?: MailSettings | undefined
  /** For how many months contact messages are kept; as long as the privacy page says if absent. */
  messagesKept?: number
  /** Where metrics are served; without it nothing is measured. */
  metrics?: { host: string; port: number } | undefined
  /** The folder of backups, of which the newest is measured. */
  backupFolder?: string | undefined
}

/** The whole server, ready to listen or to be tested; it closes the database when it is closed. */
export async function buildApp({
  db,
  expectRoom,
  createRenderer,
  publicUrl,
  httpsScope,
  serviceWorker = true,
  trustProxy = [],
  logLevel,
  logTo,
  catalogueVersion,
  cacheResponses = true,
  writeLimits,
  newsletterDailyLimit,
  connectionsPerAddress = 256,
  stallTimeout = 20_000,
  shutdown = { grace: 0, deadline: 5_000 },
  mail,
  messagesKept = longestKept.months,
  metrics,
  backupFolder,
}: AppDependencies): Promise<FastifyInstance> {
  const headers = securityHeaders(publicUrl, httpsScope)
  const isTrusted = trustIn(trustProxy)
  const accessLog = new AccessLog({
    disableRequestLogging: !['trace', 'debug', 'info'].includes(logLevel),
  })
  const app = Fastify({
    logger: {
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
  app.addHook('onClose', () => db.destroy())
  app.decorate('publicOrigin', new URL(publicUrl).origin)

  handleErrors(app)
  addSecurityHeaders(app, headers)
  refuseLongTargets(app)
  const isEnding = addGracefulShutdown(app, shutdown)
  limitConnections(app, connectionsPerAddress, isTrusted)
  refuseUnusualRequests(app, headers)
  const cache =
    catalogueVersion && cacheResponses ? addResponseCache(app, catalogueVersion) : undefined
  const readiness = watchReadiness(app, { db, expectRoom }, isEnding)
  if (metrics) {
    const { serveMetrics } = await import('./monitoring/metrics.ts')
    serveMetrics(app, { db, cacheSize: cache?.size, readiness, backupFolder }, metrics)
  }
  boundTurns(app)
  cache?.queueMisses()
  const limitWrites = createWriteLimit(app, db, writeLimits)

  serveHealth(app, readiness)
  if (mail) {
    const { deliverMail } = await import('./mail/delivery.ts')
    deliverMail(app, { db, settings: mail, publicUrl })
  }
  keepRetention(app, db, messagesKept)
  await app.register(async (reads) => {
    reads.addHook('onRoute', cacheReads(['batch', 'input']))
    await mountTRPC(reads, db, limitWrites, newsletterDailyLimit)
  })
  await collectOpenApi(app, publicUrl)
  await app.register(async (reads) => {
    allowOtherOrigins(reads)
    reads.addHook('onRoute', cacheReads())
    await reads.register(productsRest, { db })
  })
  await app.register(newsletterRest, { db, limitWrites, dailyLimit: newsletterDailyLimit })
  await app.register(contactRest, { db, limitWrites })
  serveClientReports(app)
  serveOpenApi(app)
  await serveStaticFiles(app, { serviceWorker })
  serveSeo(app, { db, publicUrl })
  for (const folder of ['/api', '/trpc']) refuseUnknown(app, folder)
  const { sendPage, sendLinkPage } = createPageSender(app, {
    db,
    createRenderer,
    publicUrl,
    inTurn: cache?.inTurn,
  })
  await serveContactForm(app, db, { sendPage, limitWrites })
  await serveNewsletterForm(app, db, { sendPage, limitWrites }, newsletterDailyLimit)
  await serveNewsletterLinks(app, { db, sendLinkPage, limitWrites })
  servePages(app, sendPage)
  return app
}
