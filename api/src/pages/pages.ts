import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { problem, sendProblem } from '../http/problem.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { inProcessLink } from '../trpc/in-process-link.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { CreateRenderer } from './renderer.ts'

export interface PagesInput {
  db: Database
  createRenderer: CreateRenderer
  publicUrl: string
}

/** Answers every address that is nothing else with a rendered page; unknown ones with the 404 card. */
export function servePages(
  app: FastifyInstance,
  { db, createRenderer, publicUrl }: PagesInput,
): void {
  const render = createRenderer({ link: inProcessLink(db), publicUrl })

  app.setNotFoundHandler(async (request, reply) => {
    const page = !/^\/(api|trpc|assets|pictures|downloads)\//.test(request.url)
    if (!page) return sendProblem(reply, problem(404, 'There is nothing at this address.'))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('Allow', 'GET, HEAD')
      return sendProblem(
        reply,
        problem(405, `${request.method} is not possible here; use GET or HEAD.`),
      )
    }
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const page = await render(new Request(new URL(request.url, publicUrl)), nonce)
    reply.code(page.status).headers(Object.fromEntries(page.headers))
    if (page.status >= 300 && page.status < 400) return reply.send()
    const { html, sources } = hashInlineScripts(await page.text(), nonce)
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy({ scripts: sources }))
      .header('Cache-Control', 'no-cache')
      .send(html)
  }
}
