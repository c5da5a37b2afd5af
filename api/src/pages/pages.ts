import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { prefersMarkdown } from '../http/accept.ts'
import { markdownFor } from '../seo/routes.ts'
import { canonicalAddress } from '../http/canonical-address.ts'
import { isFileAddress } from '../http/request-target.ts'
import { refuseMethod, refuseOtherMethods } from '../http/methods.ts'
import { problem, retryAfter, sendProblem, toProblem } from '../http/problem.ts'
import { cacheControl } from '../http/cache-control.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { inProcessLink } from '../trpc/in-process-link.ts'
import { addCspHashes } from './csp-hashes.ts'
import { pageParameters } from './page-parameters.ts'
import type { CreateRenderer } from './renderer.ts'

const readMethods = ['GET', 'HEAD']
const noFile = problem(404, 'There is no such file.')

export interface PagesInput {
  db: Database
  createRenderer: CreateRenderer
  publicUrl: string
}

/** Serves every other address with a rendered page; unknown ones with the 404 card. */
export function servePages(
  app: FastifyInstance,
  { db, createRenderer, publicUrl }: PagesInput,
): void {
  // Whether the data of the page that is being rendered is unavailable for now.
  const rendering = new AsyncLocalStorage<{ unavailable: boolean }>()
  const link = inProcessLink(db, ({ error, path }) => {
    const { status } = toProblem(error)
    const page = rendering.getStore()
    if (page && status === 503) page.unavailable = true
    if (status >= 500) app.log.error({ err: error, path }, 'procedure failed')
  })
  const render = createRenderer({ link, publicUrl })

  const cache = {
    parameters: pageParameters,
    kind: ({ headers }: FastifyRequest) => (prefersMarkdown(headers.accept) ? 'markdown' : 'html'),
  }
  // A route, and not only a not-found handler: its responses are not cached.
  app.get('/*', { schema: { hide: true }, config: { cache } }, (request, reply) =>
    sendPage(request, reply),
  )
  refuseOtherMethods(app, '/*', readMethods)
  app.setNotFoundHandler(async (request, reply) => {
    if (!readMethods.includes(request.method)) return refuseMethod(request, reply, readMethods)
    return isFileAddress(request.url) ? sendProblem(reply, noFile) : sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    reply.header('Vary', 'Accept')
    const text = prefersMarkdown(request.headers.accept)
      ? await markdownFor(db, request.url, publicUrl)
      : undefined
    if (text !== undefined) {
      return reply
        .header('Cache-Control', cacheControl)
        .type('text/markdown; charset=utf-8')
        .send(text)
    }
    const nonce = randomBytes(16).toString('hex')
    // The page that is cached for an address must not depend on how this visitor spelled it.
    const address = canonicalAddress(request.url, pageParameters) ?? request.url
    // Put together as text: as a reference, "//evil.example" would name another host.
    const data = { unavailable: false }
    const page = await rendering.run(data, () => render(new Request(publicUrl + address), nonce))
    reply.code(page.status).headers(Object.fromEntries(page.headers))
    if (page.status === 500 && data.unavailable) reply.code(503).header('Retry-After', retryAfter)
    if (page.status >= 500) request.log.error('page failed')
    if (page.status >= 300 && page.status < 400) return reply.send()
    const { html, ...sources } = addCspHashes(await page.text(), nonce)
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(sources))
      .header('Cache-Control', page.status < 400 ? cacheControl : 'no-store')
      .send(html)
  }
}
