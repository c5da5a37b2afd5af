import type { FastifyInstance } from 'fastify'
import { problem, sendProblem } from '../protocol/problem.ts'
import type { Readiness } from './readiness.ts'

/**
 * /healthz: 200 while the process answers. /readyz: 200 while visitors can be sent here, 503 while the server is
 * ending or the database cannot be used; names the products that are malformed.
 */
export function serveHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  // Monitors ask again and again: there is no line in the log for each time.
  const options = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const { problem: why, malformedProducts } = await readiness()
    if (why !== undefined) return sendProblem(reply, problem(503, why))
    return { status: 'ready', ...(malformedProducts.length > 0 && { malformedProducts }) }
  })
}
