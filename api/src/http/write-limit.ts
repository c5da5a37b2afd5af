import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The limits on writes, shared by every way a write can come in. */
export interface WriteLimit {
  /** Counts a request to write, whatever it holds. Throws a 429 past an address's limit. */
  attempt: Limit
  /** Counts valid input that is to be stored. Throws a 429 past an address's limit, a 503 past that of all. */
  store: Limit
}

const timeWindow = '1 minute'

/** An address may try ten times as often as it may store, and all together may store thirty times as much. */
export async function createWriteLimit(
  app: FastifyInstance,
  writesAMinute: number,
): Promise<WriteLimit> {
  await app.register(rateLimit, { global: false })
  const max = { attempts: 10 * writesAMinute, writes: writesAMinute, together: 30 * writesAMinute }
  const attempts = app.createRateLimit({ timeWindow, max: max.attempts })
  // No more addresses than this can be counted in a minute, so none is forgotten before its minute ends.
  const cache = 2 * max.together + 1
  const writesOptions: RateLimitOptions = { timeWindow, max: max.writes, cache }
  const writes = app.createRateLimit(writesOptions)
  const together = app.createRateLimit({
    timeWindow,
    max: max.together,
    keyGenerator: () => 'everybody',
  })
  return {
    attempt: async (request, reply) => {
      const limit = await attempts(request)
      if (!limit.isAllowed && limit.isExceeded) refuse(reply, limit.ttlInSeconds)
    },
    store: async (request, reply) => {
      const before = await writes(request, { increment: false })
      if (!before.isAllowed && before.remaining === 0) refuse(reply, before.ttlInSeconds)
      const all = await together(request)
      if (!all.isAllowed && all.isExceeded)
        throw new HttpError(
          503,
          'More messages are coming in than we can take. Please try again in a minute.',
        )
      await writes(request)
    },
  }
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('Retry-After', seconds)
  throw new HttpError(
    429,
    `Too many messages from your address. Please try again in ${seconds} seconds.`,
  )
}
