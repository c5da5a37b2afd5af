import type { FastifyInstance } from 'fastify'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { UnusableDatabaseError } from '../database/failure.ts'
import type { Database } from '../database/schema.ts'
import { problem, sendProblem } from '../http/problem.ts'
import { logMalformedProducts } from './malformed-products.ts'
import { expectUsable } from './readiness.ts'

/**
 * /healthz: 200 while the process answers. /readyz: 200 while visitors can be sent here, 503 while the server is
 * ending or the database cannot be used; names the products that are malformed.
 */
export function serveHealth(app: FastifyInstance, db: Database, isEnding: () => boolean): void {
  logMalformedProducts(app)
  // Those who ask at the same time are told the same: many cost the database no more than one.
  let checking: ReturnType<typeof checkDatabase> | undefined
  let wasUsable = true

  // Monitors ask again and again: there is no line in the log for each time.
  const options = {
    schema: { hide: true },
    logLevel: 'warn',
    config: { alwaysServed: true },
  } as const
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (isEnding()) return sendProblem(reply, problem(503, 'The server is ending.'))
    checking ??= checkDatabase()
    const { why, ids = [] } = await checking
    if (why !== undefined) return sendProblem(reply, problem(503, why))
    return { status: 'ready', ...(ids.length > 0 && { malformedProducts: ids }) }
  })

  async function checkDatabase(): Promise<{ why?: string; ids?: number[] }> {
    try {
      await expectUsable(db)
      const { malformed } = await catalogueOf(db)
      if (!wasUsable) app.log.info('the database can be used again')
      wasUsable = true
      return { ids: [...malformed.keys()].toReversed() }
    } catch (error) {
      if (wasUsable) app.log.error({ err: error }, 'the database cannot be used')
      wasUsable = false
      return error instanceof UnusableDatabaseError
        ? { why: `The database ${error.message}.` }
        : { why: 'The database cannot be used; the log says why.' }
    } finally {
      checking = undefined
    }
  }
}
