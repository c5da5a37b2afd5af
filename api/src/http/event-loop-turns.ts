import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds of one turn of the event loop in which requests are begun as they come. */
const longestTurn = 10

/**
 * Once a turn of the event loop has taken long, has requests wait and begins one a turn, in their order: libuv reads all
 * connections that are ready in a turn, thousands of them, and accepts one. What has waited longer than `longestWait`
 * milliseconds fails with the error that `refuse` makes; a client that has gone gets no turn.
 */
export function boundTurns(
  app: FastifyInstance,
  longestWait: number,
  refuse: (request: FastifyRequest, waited: number) => Error,
): void {
  let begun: number | undefined
  // No more than the connections that there may be, and what each may pipeline (connection-limits.ts).
  const waiting: { reply: FastifyReply; begin: () => void }[] = []
  app.addHook('onRequest', (request, reply, next) => {
    const now = performance.now()
    if (begun === undefined) {
      begun = now
      setImmediate(endTurn)
    }
    if (waiting.length === 0 && now - begun <= longestTurn) return next()
    const { alwaysServed } = request.routeOptions.config
    const begin = () => {
      const waited = performance.now() - now
      next(waited > longestWait && !alwaysServed ? refuse(request, waited) : undefined)
    }
    waiting.push({ reply, begin })
    return undefined
  })

  function endTurn(): void {
    begun = undefined
    let first = waiting.shift()
    while (first?.reply.raw.destroyed) first = waiting.shift()
    if (!first) return
    begun = performance.now()
    setImmediate(endTurn)
    first.begin()
  }
}
