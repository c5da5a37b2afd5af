import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs each request in one line when its response is sent, those from the cache too. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return
    const { method, url, ip } = request
    const milliseconds = Math.round(reply.elapsedTime)
    const line = { reqId: request.id, method, url, ip, status: reply.statusCode, milliseconds }
    if (error) request.log.info({ ...line, err: error }, 'request broken off')
    else request.log.info(line, 'request')
  }
}

/** Makes ids of requests: a counter, after an id of this start of the server. */
export function requestIds(): () => string {
  const start = randomUUID()
  let requests = 0
  return () => `${start}-${(requests += 1)}`
}
