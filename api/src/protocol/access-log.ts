import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { redactPath } from './log-redaction.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response cache did for a read that may be cached; bypass: for this one it is not used. */
    cacheStatus?: 'hit' | 'miss' | 'bypass'
    /** The number of who is signed in, at the desk. */
    personId?: number
  }
}

/** Logs each request in one line when its response is sent, those from the cache too; a route of log level warn none. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request) || request.routeOptions.logLevel === 'warn') return
    const { id: reqId, method, ip, cacheStatus: cache, personId: person } = request
    const line = {
      reqId,
      method,
      path: redactPath(request.url),
      ip,
      person,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      cache,
    }
    if (error) request.log.info({ ...line, err: error }, 'request broken off')
    else request.log.info(line, 'request')
  }

  /** Logs a request in the same line for which Fastify runs no hooks and logs none. */
  logWithoutHooks(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('finish', () => this.requestCompleted(undefined, request, reply))
  }
}

/** Makes ids of requests: a counter, after an id of this start of the server. */
export function requestIds(): () => string {
  const start = randomUUID()
  let requests = 0
  return () => `${start}-${(requests += 1)}`
}
