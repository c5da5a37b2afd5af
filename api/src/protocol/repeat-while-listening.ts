import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Does some works beside one another from the start of listening on, each again and again with a pause (ms) between; what
 * they throw is logged with `failure`. Closing the app waits for those under way, which end early once `closing` is aborted.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  pause: number,
  failure: string,
  ...works: ((closing: AbortSignal) => Promise<void>)[]
): void {
  const closing = new AbortController()
  let ended: Promise<unknown> | undefined
  app.addHook('onListen', async () => {
    ended = Promise.all(works.map(repeat))
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await ended
  })

  async function repeat(work: (typeof works)[number]): Promise<void> {
    const { signal } = closing
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
