import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Representation, sendRepresentation } from './representation.ts'

/** Sends what the cache has for a request, past the rest of the app. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): void {
  request.cacheStatus = 'hit'
  reply.hijack()
  if (!reply.raw.destroyed) sendRepresentation(request.raw, reply.raw, representation)
}
