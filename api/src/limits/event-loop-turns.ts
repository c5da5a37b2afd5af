import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on what monitors ask: a server that has much to do is not one that has ended. */
    waitsForNoTurn?: true
  }
}

/** Milliseconds of one turn of the event loop in which requests are begun as they come. */
const longestTurn = 10

/**
 * Once a turn of the event loop has taken long, has requests wait and begins one a turn, in their order: libuv reads all
 * connections that are ready in a turn, thousands of them, and accepts one. A client that has gone gets no turn.
 */
export function boundTurns(app: FastifyInstance): void {
  let begun: number | undefined
  // No more than the connections that there may be, and what each may pipeline (connection-limits.ts).
  const waiting: { reply: FastifyReply; begin: () => void }[] = []
  app.addHook('onRequest', ({ routeOptions }, reply, next) => {
    const now = performance.now()
    if (begun === undefined) {
      begun = now
      setImmediate(endTurn)
    }
    const isFree = waiting.length === 0 && now - begun <= longestTurn
    if (isFree || routeOptions.config.waitsForNoTurn) return next()
    waiting.push({ reply, begin: next })
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
