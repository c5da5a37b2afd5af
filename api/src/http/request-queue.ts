import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'
import { siteIsBusy } from './problem.ts'

export interface RequestQueueOptions {
  /** Requests that are worked on at once. */
  concurrency: number
  /** Requests that may wait. */
  maxWaiting: number
  /** Requests of one client, an IPv4 address or an IPv6 household, that may wait. */
  maxWaitingPerClient: number
}

/** A request, as far as the queue looks at it. */
type WaitingRequest = Pick<FastifyRequest, 'ip' | 'method'>

/** A response, as far as the queue looks at it: whether its client has gone. */
interface WaitingResponse {
  readonly destroyed: boolean
  once: (event: 'close', listener: () => void) => unknown
  off: (event: 'close', listener: () => void) => unknown
}

interface Waiting {
  client: string
  start: () => void
}

/** Does work when it is a request's turn in the queue, unless it has its turn already or its client has gone. Throws a 503 when too many wait. */
export type InTurn = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
) => Promise<FastifyReply>

/**
 * A short queue before expensive work. `enter` resolves with a function that ends the turn when it is
 * the request's turn, with undefined when its client has gone, and rejects with a 503 when too many wait.
 */
export function createRequestQueue(options: RequestQueueOptions) {
  const waiting: Waiting[] = []
  let running = 0

  async function enter(
    { ip, method }: WaitingRequest,
    response: WaitingResponse,
  ): Promise<(() => void) | undefined> {
    if (response.destroyed) return undefined
    if (running < options.concurrency) return acquire()
    const client = clientNetwork(ip)
    const ofClient = waiting.filter((other) => other.client === client).length
    if (waiting.length >= options.maxWaiting || ofClient >= options.maxWaitingPerClient)
      throw siteIsBusy({ method })
    const turn = Promise.withResolvers<boolean>()
    const entry = { client, start: () => turn.resolve(true) }
    const leave = () => {
      const place = waiting.indexOf(entry)
      if (place === -1) return
      waiting.splice(place, 1)
      turn.resolve(false)
    }
    waiting.push(entry)
    response.once('close', leave)
    const started = await turn.promise
    response.off('close', leave)
    return started ? endOnce() : undefined
  }

  function acquire(): () => void {
    running += 1
    return endOnce()
  }

  function endOnce(): () => void {
    let ended = false
    return () => {
      if (ended) return
      ended = true
      // The slot passes to the next request only once the event loop has handled what needs no queue.
      setImmediate(next)
    }
  }

  function next(): void {
    const entry = waiting.shift()
    if (entry) entry.start()
    else running -= 1
  }

  return { enter }
}
