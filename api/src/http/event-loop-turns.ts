import type { FastifyInstance } from 'fastify'

/** Milliseconds of one turn of the event loop in which requests are begun. */
const longestTurn = 50

/**
 * Has requests wait for the event loop's next turn once this one has taken long. Beyond 1,024 connections that send without
 * pause, libuv would go on for up to 49,152 of their events, before it runs a timer or reads a new connection.
 */
export function boundTurns(app: FastifyInstance): void {
  let begun: number | undefined
  app.addHook('onRequest', (_request, _reply, next) => {
    const now = performance.now()
    if (begun === undefined) {
      begun = now
      setImmediate(() => (begun = undefined))
    }
    if (now - begun > longestTurn) setImmediate(next)
    else next()
  })
}
