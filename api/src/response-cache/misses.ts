import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '../protocol/encoding.ts'
import { createRequestQueue } from '../limits/request-queue.ts'
import { sendCached, type SourceResponse } from './representation.ts'
import type { Store } from './store.ts'

/** A request whose response was not in the cache. */
export interface Miss {
  /** Undefined for a response that is never stored. */
  key: string | undefined
  version: string | undefined
  /** Whether a 404 may be stored. */
  stores404: boolean
  accepted: readonly Encoding[]
  failed: boolean
  /** Tells those who wait for the same what became of it, and ends the turn in the queue. */
  settle: (outcome?: Outcome) => void
}

/** What became of a response; nothing where none was made. */
type Outcome = 'storable' | 'not storable'

/**
 * Has requests whose response is not in the cache wait in a short queue; what several request at once is made once for
 * all of them if it is stored, and otherwise for each in a turn of its own.
 */
export function createMisses(store: Store) {
  const queue = createRequestQueue({ concurrency: 2, maxWaiting: 1_000 })
  const pending = new Map<string, Promise<Outcome | undefined>>()

  return { join, inTurn, forget: () => pending.clear() }

  // Ends when it is the request's turn to be handled, or when it has been sent or given up.
  async function join(request: FastifyRequest, reply: FastifyReply, miss: Miss): Promise<void> {
    for (;;) {
      if (await sendStored(request, reply, miss)) return
      const other = miss.key && pending.get(miss.key)
      if (!other) return lead(request, reply, miss)
      // A response that is not stored may depend on headers of its request that others do not have.
      if ((await other) === 'not storable') return takeTurn(request, reply, miss)
    }
  }

  async function sendStored(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, accepted }: Miss,
  ): Promise<boolean> {
    const stored = key && (await store.findOrEncode(key, accepted))
    if (stored) sendCached(request, reply, stored)
    return Boolean(stored)
  }

  // Waits for the request's turn; meanwhile the others that request the same wait for its response.
  async function lead(request: FastifyRequest, reply: FastifyReply, miss: Miss): Promise<void> {
    const { key } = miss
    const { promise, resolve } = Promise.withResolvers<Outcome | undefined>()
    if (key !== undefined) pending.set(key, promise)
    const settle = (outcome?: Outcome) => {
      if (key !== undefined && pending.get(key) === promise) pending.delete(key)
      resolve(outcome)
    }
    try {
      await takeTurn(request, reply, miss, settle)
      if (reply.sent) settle()
    } catch (error) {
      settle()
      throw error
    }
  }

  async function takeTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    miss: Miss,
    settle?: Miss['settle'],
  ): Promise<void> {
    const end = await queue.enter(request, reply.raw)
    miss.settle = (outcome) => {
      settle?.(outcome)
      end?.()
    }
    if (!end) reply.hijack()
    // Others may have made it meanwhile.
    else if (await sendStored(request, reply, miss)) miss.settle()
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
