import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Milliseconds of one turn of the event loop in which requests are begun as they come. */
const longestTurn = 10

/**
 * Once a turn of the event loop has taken long, has requests wait and begins one a turn, in their order: libuv reads all
 * connections that are ready in a turn, thousands of them, and accepts one. What has waited longer than `longestWait`
 * milliseconds fails with the error that `refuse` makes.
 */
export function boundTurns(
  app: FastifyInstance,
  longestWait: number,
  refuse: (request: FastifyRequest, waited: number) => Error,
): void {
  let begun: number | undefined
  // No more than the connections that there may be, and what each may pipeline (connection-limits.ts).
  const waiting: (() => void)[] = []
  app.addHook('onRequest', (request, _reply, next) => {
    const now = performance.now()
    if (begun === undefined) {
      begun = now
      setImmediate(endTurn)
    }
    if (waiting.length === 0 && now - begun <= longestTurn) return next()
    const { alwaysServed } = request.routeOptions.config
    waiting.push(() => {
      const waited = performance.now() - now
      next(waited > longestWait && !alwaysServed ? refuse(request, waited) : undefined)
    })
    return undefined
  })

  function endTurn(): void {
    begun = undefined
    const beginFirst = waiting.shift()
    if (!beginFirst) return
    begun = performance.now()
    setImmediate(endTurn)
    beginFirst()
  }
}
