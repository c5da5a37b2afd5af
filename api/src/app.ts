import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { contactRest } from './contact/rest.ts'
import type { Database } from './database/schema.ts'
import { serveSeo } from './seo/routes.ts'
import { normalizeRequestTarget } from './http/request-target.ts'
import { gracefulShutdown } from './http/graceful-shutdown.ts'
import { answerConnectionErrors } from './http/connection-errors.ts'
import { answerError, handleErrors } from './http/error-handling.ts'
import { serveHealth } from './health.ts'
import { refuseUnknown } from './http/methods.ts'
import { collectOpenApi, serveOpenApi } from './http/openapi.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { createWriteLimit } from './http/write-limit.ts'
import { keepAnswers } from './kept/plugin.ts'
import { serverBehind } from './kept/server.ts'
import { newsletterRest } from './newsletter/rest.ts'
import { servePages } from './pages/pages.ts'
import type { CreateRenderer } from './pages/renderer.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import { productsRest } from './products/rest.ts'
import { mountTRPC } from './trpc/plugin.ts'

export interface AppDependencies {
  db: Database
  createRenderer: CreateRenderer
  /** The site's address as visitors type it. */
  publicUrl: string
  logLevel: string
  /** Which state the catalogue is in; without it every read is answered anew. */
  catalogueVersion?: () => number
  /** Writes one address may send in a minute. */
  writesAMinute?: number
}

/** The whole server, ready to listen or to be tested; it closes the database when it is closed. */
export async function buildApp({
  db,
  createRenderer,
  publicUrl,
  logLevel,
  catalogueVersion,
  writesAMinute = 20,
}: AppDependencies): Promise<FastifyInstance> {
  const headers = securityHeaders(publicUrl)
  let front: ReturnType<typeof keepAnswers> = () => undefined
  const app = Fastify({
    logger: { level: logLevel },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // A request that comes while the server closes is still answered, on a connection that ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: (request) => normalizeRequestTarget(request.url ?? '/'),
    // What fails before a route is found meets no hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: answerConnectionErrors(headers),
    serverFactory: serverBehind(() => front()),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')
  app.addHook('onClose', () => db.destroy())

  handleErrors(app)
  addSecurityHeaders(app, headers)
  gracefulShutdown(app)
  await app.register(compress, { encodings: ['br', 'gzip'] })
  const limitWrites = await createWriteLimit(app, writesAMinute)

  serveHealth(app, db)
  await mountTRPC(app, db, limitWrites)
  await collectOpenApi(app, publicUrl)
  await app.register(productsRest, { db })
  await app.register(newsletterRest, { db, limitWrites })
  await app.register(contactRest, { db, limitWrites })
  serveOpenApi(app)
  await serveStaticFiles(app)
  serveSeo(app, { db, publicUrl })
  for (const folder of ['/api', '/trpc']) refuseUnknown(app, folder)
  servePages(app, { db, createRenderer, publicUrl })
  if (catalogueVersion) front = keepAnswers(app, catalogueVersion)
  return app
}
