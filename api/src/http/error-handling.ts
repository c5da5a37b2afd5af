import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem, toProblem } from './problem.ts'

/** The one place where a thrown error becomes an answer; what is our fault is logged with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers an error as a problem. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toProblem(error)
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendProblem(reply, answer)
}
