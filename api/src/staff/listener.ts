import cookies from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { createRateLimit } from '../protocol/rate-limit.ts'
import { HttpError } from '../protocol/problem.ts'
import { repeatWhileListening } from '../protocol/repeat-while-listening.ts'
import { isolationHeaders, permissionsPolicy } from '../protocol/security-headers.ts'
import { createServer, type ServerOptions } from '../server.ts'
import { servePhotographs } from '../pages/uploaded-files.ts'
import { mountProcedures } from '../trpc/mount.ts'
import { serveDeskFiles } from './static-files.ts'
import { takeFiles } from './files/rest.ts'
import { serveExports } from './messages/rest.ts'
import { takePhotographs } from './photographs/rest.ts'
import { type StaffRouter, staffRouter } from './router.ts'
import { scheduleStaffRetention } from './retention.ts'
import { publishDue } from './products/publish-due.ts'
import { deviceOf } from './sign-in/device.ts'
import { identifyPerson } from './sign-in/identify-person.ts'
import { keepSession, readSession } from './sign-in/session-cookie.ts'

/** Bytes of a call's body. */
const longestCall = 8 * 1024 * 1024

export interface DeskOptions extends Pick<
  ServerOptions,
  'trustProxy' | 'logLevel' | 'logTo' | 'shutdown'
> {
  db: Database
  /** The desk's address as staff's browsers see it, without a trailing slash. */
  staffUrl: string
  /** The site's address as visitors see it, without a trailing slash. */
  publicUrl: string
  /** Where uploaded files are. */
  uploadsFolder: string
  /** Serves the desk's document and files: the built ones if absent. */
  serveFiles?: (app: FastifyInstance) => Promise<void>
}

/** The listener of the desk, apart from the site's, ready to listen or to be tested. It leaves the database open. */
export async function buildDesk({
  db,
  staffUrl,
  publicUrl,
  uploadsFolder,
  serveFiles = serveDeskFiles,
  ...server
}: DeskOptions): Promise<FastifyInstance> {
  const { app } = await createServer({
    ...server,
    publicUrl: staffUrl,
    logName: 'desk',
    headers: {
      ...isolationHeaders,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
      // For passkeys.
      'Permissions-Policy': permissionsPolicy('publickey-credentials-get'),
    },
  })
  // From a slow line a photograph takes minutes.
  app.server.requestTimeout = 10 * 60_000
  // A sheet with a thousand products.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/trpc/')) route.bodyLimit = longestCall
  })
  await app.register(cookies)
  // Signing in takes two.
  const limitSignIn = createRateLimit(app, 30, 'Too many attempts to sign in.')
  refuseOtherOrigins(app, staffUrl)
  identifyPerson(app, db, staffUrl)
  await mountProcedures<StaffRouter>(app, {
    router: staffRouter,
    createContext: ({ req, res }) => ({
      db,
      siteUrl: publicUrl,
      person: req.person,
      signedInAt: req.signedInAt,
      now: () => new Date(),
      log: req.log,
      requestId: req.id,
      browser: {
        staffUrl,
        session: readSession(req, staffUrl),
        device: deviceOf(req.headers['user-agent']),
        keepSession: (token) => keepSession(res, staffUrl, token),
        countAttempt: () => limitSignIn(req),
      },
    }),
  })
  serveExports(app, { db, publicUrl })
  takePhotographs(app, db, uploadsFolder)
  takeFiles(app, db, uploadsFolder)
  scheduleStaffRetention(app, db, uploadsFolder)
  repeatWhileListening(app, 15_000, 'products cannot be published', () =>
    publishDue(db, new Date()),
  )
  await servePhotographs(app, uploadsFolder)
  await serveFiles(app)
  return app
}

/**
 * Refuses requests to another host, to which a stranger's name may lead here, and what pages of other origins send or read;
 * they may link to the desk.
 */
function refuseOtherOrigins(app: FastifyInstance, staffUrl: string): void {
  const { host } = new URL(staffUrl)
  const openDesk = `Please open the desk at ${staffUrl}.`
  app.addHook('onRequest', async ({ method, headers }) => {
    if (headers.host !== host) throw new HttpError(421, openDesk)
    const reads = method === 'GET' || method === 'HEAD'
    const isOfOthers = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']))
    const isAllowed = reads
      ? !isOfOthers || headers['sec-fetch-mode'] === 'navigate'
      : headers.origin === staffUrl
    if (!isAllowed) throw new HttpError(403, openDesk)
  })
}
