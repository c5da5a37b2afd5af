import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, retryAfterOf, sendProblem, toProblem, type Problem } from './problem.ts'

/** A thrown error as a problem, with Retry-After where that helps. What is our fault is logged with the request's id. */
export function reportError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Problem {
  const seconds = retryAfterOf(error)
  if (seconds !== undefined) reply.header('Retry-After', seconds)
  const failure = toProblem(error, request.id)
  // What is refused on purpose may be thousands of requests; their lines in the access log say enough.
  if (failure.status >= 500 && !(error instanceof HttpError))
    request.log.error({ reqId: request.id, err: error }, 'request failed')
  return failure
}

/**
 * The one place where a thrown error becomes a response: a problem with its own headers, such as a 416’s, or a page for a
 * browser that wants one.
 */
export function sendError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = reportError(error, request, reply)
  if (failure.status >= 500 && request.headers.accept?.includes('text/html'))
    return sendFailurePage(reply, failure)
  return sendProblem(reply.headers(error.headers ?? {}), failure)
}

/** Sends a problem as a small page, for a browser whose page could not be rendered. */
function sendFailurePage(reply: FastifyReply, { status, title, detail }: Problem) {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .serializer(String).send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>${title} – Argo</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
  </head>
  <body>
    <main>
      <p class="eyebrow">${status}</p>
      <h1>This page could not be shown.</h1>
      <p>${detail}</p>
      <p><a href="/home">Go to the home page</a> <a href="">Try again</a></p>
    </main>
  </body>
</html>
`)
}
