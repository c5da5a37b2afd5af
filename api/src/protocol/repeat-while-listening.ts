import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Does some work from the start of listening on, again and again with a pause (ms) between; what it throws is logged with
 * `failure`. Closing the app waits for the work under way, which is to end early once `closing` is aborted.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  pause: number,
  failure: string,
  work: (closing: AbortSignal) => Promise<void>,
): void {
  const closing = new AbortController()
  let ended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    ended = repeat(closing.signal)
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await ended
  })

  async function repeat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await work(signal)
      } catch (error) {
        app.log.error({ err: error }, failure)
      }
      await setTimeout(pause, undefined, { signal }).catch(() => {})
    }
  }
}
