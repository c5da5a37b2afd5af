import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import { siteIsBusy } from './problem.ts'

interface RequestQueueOptions {
  /** Requests that are worked on at once. */
  concurrency: number
  /** Requests that may wait. */
  maxWaiting: number
}

/** A response, as far as the queue looks at it: whether its client has gone. */
interface WaitingResponse {
  readonly destroyed: boolean
  once: (event: 'close', listener: () => void) => unknown
  off: (event: 'close', listener: () => void) => unknown
}

/** Does work when it is a request’s turn in the queue, unless its client has gone. Throws a 503 when too many wait. */
export type InTurn = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
) => Promise<FastifyReply>

/**
 * A queue before expensive work. `enter` resolves when it is the request's turn, with a function that ends the turn, or
 * with undefined when its client has gone; it rejects with a 503 when too many wait.
 */
export function createRequestQueue({ concurrency, maxWaiting }: RequestQueueOptions) {
  const queue = new PQueue({ concurrency })

  async function enter(
    { method }: Pick<FastifyRequest, 'method'>,
    response: WaitingResponse,
  ): Promise<(() => void) | undefined> {
    if (response.destroyed) return undefined
    if (queue.size >= maxWaiting) throw siteIsBusy({ method })
    const gone = new AbortController()
    const leave = () => gone.abort()
    response.once('close', leave)
    const started = Promise.withResolvers<(() => void) | undefined>()
    const work = async () => {
      response.off('close', leave)
      const ended = Promise.withResolvers<void>()
      started.resolve(ended.resolve)
      await ended.promise
      // The next request starts only once the event loop has handled what needs no queue.
      await setImmediate()
    }
    queue.add(work, { signal: gone.signal }).catch(() => started.resolve(undefined))
    return started.promise
  }

  return { enter }
}
