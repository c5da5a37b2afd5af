import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

/** Counts a write against its address; past the limit sets Retry-After and throws a 429. */
export type WriteLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** One limit on writes an address, shared by every way a write can come in. */
export async function createWriteLimit(
  app: FastifyInstance,
  writesAMinute: number,
): Promise<WriteLimit> {
  await app.register(rateLimit, { global: false })
  const check = app.createRateLimit({ max: writesAMinute, timeWindow: '1 minute' })
  return async (request, reply) => {
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('Retry-After', limit.ttlInSeconds)
    throw new HttpError(
      429,
      `Too many messages from your address. Please try again in ${limit.ttlInSeconds} seconds.`,
    )
  }
}
