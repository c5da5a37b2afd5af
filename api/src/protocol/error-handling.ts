import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailurePage } from './failure-page.ts'
import { HttpError, retryAfterOf, sendProblem, toProblem } from './problem.ts'

/** The one place where a thrown error becomes a response; what is our fault is logged with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}

/**
 * Sends an error as a problem with the headers that the error brings, such as a 416's Content-Range;
 * a browser that wants a page is sent one.
 */
export function sendError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toProblem(error, request.id)
  const seconds = retryAfterOf(error)
  if (seconds !== undefined) reply.header('Retry-After', seconds)
  if (failure.status >= 500) {
    // What is refused on purpose may be thousands of requests; their lines in the access log say enough.
    if (!(error instanceof HttpError))
      request.log.error({ reqId: request.id, err: error }, 'request failed')
  }
  if (failure.status >= 500 && request.headers.accept?.includes('text/html'))
    return sendFailurePage(reply, failure)
  return sendProblem(reply.headers(error.headers ?? {}), failure)
}
