import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'

/** /healthz answers 200 while the database answers. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    await db.selectFrom('products').select('id').limit(1).execute()
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' })
  })
}
