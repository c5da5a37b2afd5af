import type { FastifyInstance } from 'fastify'

/** Ends a connection with its answer once the server closes: kept alive, it would hold the server open. */
export function gracefulShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}
