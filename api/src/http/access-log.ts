import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs each request in one line when its response is sent, those from the cache too. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, ip } = request
    const milliseconds = Math.round(reply.elapsedTime)
    const line = { method, url, ip, status: reply.statusCode, milliseconds }
    if (error) request.log.info({ ...line, err: error }, 'request broken off')
    else request.log.info(line, 'request')
  }
}
