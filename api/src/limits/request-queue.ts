import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import { clientNetwork } from '../protocol/client-network.ts'
import { siteIsBusy } from '../protocol/problem.ts'

interface RequestQueueOptions {
  /** Requests that are worked on at once. */
  concurrency: number
  /** Requests that may wait. */
  maxWaiting: number
}

/** A request, as far as the queue looks at it. */
type WaitingRequest = Pick<FastifyRequest, 'ip' | 'method'>

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
 * A queue before expensive work, in which clients take turns: each one's first request goes before any other's second.
 * A client may have as many waiting as there is room left, so that however many one sends, there is room for others.
 * `enter` resolves with a function that ends the turn when it is the request's turn, with undefined when its client has
 * gone, and rejects with a 503 when too many wait.
 */
export function createRequestQueue({ concurrency, maxWaiting }: RequestQueueOptions) {
  const queue = new PQueue({ concurrency })
  const waiting = new Map<string, number>()

  async function enter(
    { ip, method }: WaitingRequest,
    response: WaitingResponse,
  ): Promise<(() => void) | undefined> {
    if (response.destroyed) return undefined
    const client = clientNetwork(ip)
    const ofClient = waiting.get(client) ?? 0
    if (queue.pending >= concurrency && ofClient >= maxWaiting - queue.size)
      throw siteIsBusy({ method })
    waiting.set(client, ofClient + 1)
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
    queue
      .add(work, { priority: -ofClient, signal: gone.signal })
      .catch(() => started.resolve(undefined))
    const end = await started.promise
    const left = (waiting.get(client) ?? 1) - 1
    if (left > 0) waiting.set(client, left)
    else waiting.delete(client)
    return end
  }

  return { enter }
}
