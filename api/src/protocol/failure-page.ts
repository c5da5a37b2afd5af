import type { FastifyReply } from 'fastify'
import { type Problem, retryAfter } from './problem.ts'

/** Sends a problem as a small page, for a browser whose page could not be rendered. */
export function sendFailurePage(reply: FastifyReply, { status, title, detail }: Problem) {
  if (status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfter)
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
