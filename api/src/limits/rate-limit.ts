import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../protocol/problem.ts'

/** Counts a request against its address. Throws a 429 past the limit. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** What one address, or one IPv6 network (/64), may send in a minute to all routes that share this limit. */
export function createRateLimit(app: FastifyInstance, max: number, refusal: string): RateLimit {
  const count = app.createRateLimit({ max, timeWindow: 60_000 })
  return async (request) => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    const seconds = state.ttlInSeconds
    throw new HttpError(429, `${refusal} Please try again in ${seconds} seconds.`, seconds)
  }
}
