import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '../http/encoding.ts'
import { createRequestQueue } from '../http/request-queue.ts'
import { chooseEncoding, represent, type SourceResponse } from './representation.ts'
import { sendCached } from './send-cached.ts'
import type { Store } from './store.ts'

/** A request whose response was not in the cache. */
export interface Miss {
  /** Undefined for a response that is never stored. */
  key: string | undefined
  version: number | undefined
  /** Whether a 404 may be stored. */
  stores404: boolean
  accepted: readonly Encoding[]
  failed: boolean
  /** Hands the response to those who wait for it too, and ends the turn in the queue. */
  settle: (response?: SourceResponse) => void
}

/**
 * Has requests whose response is not in the cache wait in a short queue; what several request at once is made once, for
 * all of them.
 */
export function createMisses(store: Store) {
  const queue = createRequestQueue({ concurrency: 2, maxWaiting: 128, maxWaitingPerClient: 32 })
  const pending = new Map<string, Promise<SourceResponse | undefined>>()

  return { join, inTurn, forget: () => pending.clear() }

  // Ends when it is the request's turn to be handled, or when it has been sent or given up.
  async function join(request: FastifyRequest, reply: FastifyReply, miss: Miss): Promise<void> {
    const { key, accepted } = miss
    for (;;) {
      const stored = key && (await store.findOrEncode(key, accepted))
      if (stored) return sendCached(request, reply, stored)
      const other = key && pending.get(key)
      if (!other) return lead(request, reply, miss)
      const response = await other
      if (response && !isStorable(response, miss)) {
        const encoding = chooseEncoding(response.body, accepted)
        return sendCached(request, reply, await represent(response, encoding, false))
      }
    }
  }

  // Waits for the request's turn; meanwhile the others that request the same wait for its response.
  async function lead(request: FastifyRequest, reply: FastifyReply, miss: Miss): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<SourceResponse | undefined>()
    if (miss.key !== undefined) pending.set(miss.key, promise)
    const settle = (response?: SourceResponse) => {
      if (miss.key !== undefined && pending.get(miss.key) === promise) pending.delete(miss.key)
      resolve(response)
    }
    try {
      const end = await queue.enter(request, reply.raw)
      miss.settle = (response) => {
        settle(response)
        end?.()
      }
      if (end) return
      reply.hijack()
      settle()
    } catch (error) {
      settle()
      throw error
    }
  }

  async function inTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    if (request.cacheMiss) return work()
    const end = await queue.enter(request, reply.raw)
    if (!end) return reply.hijack()
    try {
      return await work()
    } finally {
      end()
    }
  }
}

/** Whether a response is stored: what the app lets a shared cache keep, this one keeps too. */
export function isStorable({ status, headers }: SourceResponse, { stores404 }: Miss): boolean {
  if (status !== 200 && !(status === 404 && stores404)) return false
  return String(headers['cache-control'] ?? '').includes('s-maxage=')
}
