import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { boundTurns } from '../limits/event-loop-turns.ts'
import { refuseAddress, refuseUnknown } from '../protocol/methods.ts'
import { HttpError } from '../protocol/problem.ts'
import { createServer, type ServerOptions } from '../server.ts'
import { mountProcedures } from '../trpc/mount.ts'
import { type StaffRouter, staffRouter } from './router.ts'

export interface DeskOptions extends Pick<
  ServerOptions,
  'trustProxy' | 'logLevel' | 'logTo' | 'shutdown'
> {
  db: Database
  /** The desk's address as staff's browsers see it, without a trailing slash. */
  staffUrl: string
}

/** The listener of the desk, apart from the site's, ready to listen or to be tested. It leaves the database open. */
export async function buildDesk({
  db,
  staffUrl,
  ...server
}: DeskOptions): Promise<FastifyInstance> {
  const { app } = createServer({
    ...server,
    publicUrl: staffUrl,
    logName: 'desk',
    headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' },
  })
  boundTurns(app)
  app.addHook('onRequest', async ({ method, headers }) => {
    const reads = method === 'GET' || method === 'HEAD'
    if (!reads && headers.origin !== staffUrl)
      throw new HttpError(403, 'Please send this from the desk itself.')
  })
  await mountProcedures<StaffRouter>(app, {
    router: staffRouter,
    createContext: async ({ req }) => ({
      db,
      person: undefined,
      now: () => new Date(),
      log: req.log,
      requestId: req.id,
    }),
  })
  refuseUnknown(app, '/trpc')
  refuseAddress(app, '/*')
  return app
}
