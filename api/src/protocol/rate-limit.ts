import { countOf } from '@argo/domain/text/count-of'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

/** Counts a request against its address. Throws a 429 past the limit. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** What one address, or one IPv6 network (/64), may send in a time, a minute unless given, to all that share this limit. */
export function createRateLimit(
  app: FastifyInstance,
  max: number,
  refusal: string,
  timeWindow = 60_000,
): RateLimit {
  const count = app.createRateLimit({ max, timeWindow })
  return async (request) => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    const seconds = state.ttlInSeconds
    const time = seconds < 120 ? `${seconds} seconds` : countOf(Math.ceil(seconds / 3_600), 'hour')
    throw new HttpError(429, `${refusal} Please try again in ${time}.`, seconds)
  }
}
