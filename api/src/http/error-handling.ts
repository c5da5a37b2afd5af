import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem, toProblem } from './problem.ts'

/** The one place where a thrown error becomes an answer; what is our fault is logged with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers an error as a problem, with the headers the error brings, such as a 416's Content-Range. */
export function answerError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toProblem(error)
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendProblem(reply.headers(error.headers ?? {}), answer)
}
