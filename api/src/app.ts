import { buildHeader } from '@argo/domain/site-pages/build-header'
import { longestKept } from '@argo/domain/contact/contact-message'
import type { FastifyInstance } from 'fastify'
import { appRouter } from './app-router.ts'
import { serveClientReports } from './client-reports/routes.ts'
import { serveContact } from './contact/routes.ts'
import type { OpenedDatabase } from './database/database-kind.ts'
import { serveSeo } from './exports/routes.ts'
import { refuseUnknown } from './protocol/methods.ts'
import { collectOpenApi, serveOpenApi } from './protocol/openapi.ts'
import { allowOtherOrigins } from './protocol/security-headers.ts'
import { createRateLimit } from './protocol/rate-limit.ts'
import type { MailSettings } from './mail/delivery.ts'
import { serveNewsletterLinks } from './newsletter/link-pages.ts'
import { serveNewsletter } from './newsletter/routes.ts'
import { shareOf } from './newsletter/subscribe.ts'
import { serveHealth } from './monitoring/health.ts'
import { watchReadiness } from './monitoring/readiness.ts'
import { countNotFound } from './not-found/count.ts'
import { redirectNotFound } from './not-found/redirect.ts'
import { createPageSender } from './pages/page-sender.ts'
import { servePages } from './pages/pages.ts'
import type { CreateRenderer } from './pages/renderer.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import { servePhotographs, serveProductFiles } from './pages/uploaded-files.ts'
import { productsRest } from './products/rest.ts'
import { addResponseCache, cacheReads } from './protocol/response-cache.ts'
import { scheduleRetention } from './retention.ts'
import { createServer, type ServerOptions } from './server.ts'
import { mountTRPC } from './trpc/plugin.ts'

export interface AppDependencies
  extends
    Pick<OpenedDatabase, 'db' | 'checkDiskSpace'>,
    Omit<ServerOptions, 'headers' | 'logName'> {
  createRenderer: CreateRenderer
  /** The name of the build of the site, by which its scripts know whether they are of the same. */
  build?: string | undefined
  /** Where uploaded files are. */
  uploadsFolder: string
  /** False to remove the service worker, and what it has cached, from browsers that have it. */
  serviceWorker?: boolean
  /** Which state the catalogue is in; without it no response is cached. */
  catalogueVersion?: OpenedDatabase['catalogueVersion'] | undefined
  /** How many addresses are asked in a day to confirm the newsletter, where it is not as usual. */
  newsletterDailyLimit?: number | undefined
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
  checkDiskSpace,
  createRenderer,
  build,
  uploadsFolder,
  serviceWorker = true,
  catalogueVersion,
  newsletterDailyLimit,
  mail,
  messagesKept = longestKept.months,
  metrics,
  backupFolder,
  ...server
}: AppDependencies): Promise<FastifyInstance> {
  const { publicUrl } = server
  const { app, isEnding } = await createServer(server)
  app.addHook('onClose', () => db.destroy())
  const inTurn = catalogueVersion && addResponseCache(app, catalogueVersion)
  countNotFound(app, db)
  redirectNotFound(app, db)
  const readiness = watchReadiness(app, { db, checkDiskSpace }, isEnding)
  if (metrics) {
    const { serveMetrics } = await import('./monitoring/metrics.ts')
    serveMetrics(app, { db, backupFolder }, metrics)
  }
  const limits = {
    limitWrites: createRateLimit(app, 60, 'Too many messages from your address.'),
    limitSubscriptions: createRateLimit(
      app,
      shareOf(newsletterDailyLimit),
      'Too many addresses were subscribed from your network today.',
      86_400_000,
    ),
  }

  serveHealth(app, readiness)
  if (mail) {
    const { deliverMail } = await import('./mail/delivery.ts')
    deliverMail(app, { db, settings: mail, publicUrl })
  }
  scheduleRetention(app, db, messagesKept)
  await app.register(async (reads) => {
    reads.addHook('onRoute', cacheReads(['batch', 'input']))
    if (build !== undefined)
      reads.addHook('onRequest', async (_request, reply) => void reply.header(buildHeader, build))
    await mountTRPC(reads, appRouter, db, limits, newsletterDailyLimit)
  })
  await collectOpenApi(app, publicUrl)
  await app.register(async (reads) => {
    allowOtherOrigins(reads)
    reads.addHook('onRoute', cacheReads())
    await reads.register(productsRest, { db })
  })
  serveClientReports(app)
  serveOpenApi(app)
  await serveStaticFiles(app, { serviceWorker })
  await servePhotographs(app, uploadsFolder)
  serveProductFiles(app, db, uploadsFolder)
  serveSeo(app, { db, publicUrl })
  for (const folder of ['/api', '/trpc']) refuseUnknown(app, folder)
  const sendPage = createPageSender(app, {
    db,
    createRenderer,
    publicUrl,
    inTurn,
  })
  await serveNewsletter(app, db, { sendPage, ...limits }, newsletterDailyLimit)
  await serveContact(app, db, { sendPage, ...limits })
  await serveNewsletterLinks(app, db, { sendPage })
  servePages(app, sendPage)
  return app
}
