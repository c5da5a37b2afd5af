import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { linkPageAddress } from '@argo/domain/newsletter/newsletter-link'
import { unstable_localLink as localLink } from '@trpc/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import type { Database } from '../database/schema.ts'
import { prefersMarkdown } from '../protocol/content-negotiation.ts'
import { cacheControl, uncachedControl } from '../protocol/cache-control.ts'
import { retryAfter, toProblem } from '../protocol/problem.ts'
import type { InTurn } from '../limits/request-queue.ts'
import { contentSecurityPolicy, cspHash } from '../protocol/security-headers.ts'
import type { SendPage, SendLinkPage } from '../protocol/send-page.ts'
import { markdownFor } from '../exports/routes.ts'
import { appRouter } from '../trpc/app-router.ts'
import { isOneOfMany, isPreview, pageAddress, unknownPage } from '../addresses/page-address.ts'
import type { CreateRenderer } from './renderer.ts'

interface PagesInput {
  db: Database
  createRenderer: CreateRenderer
  publicUrl: string
  /** Has what renders a page wait for its turn; without it nothing waits. */
  inTurn?: InTurn | undefined
}

interface HtmlInput {
  address: string
  submission?: FormSubmission | undefined
  /** Whether it is the page of one of the newsletter's links, which has the reply's status and is not cached. */
  isOfLink?: boolean
}

/** Makes the functions that send the page at a request’s address, as HTML or Markdown, or one of the newsletter’s links. */
export function createPageSender(
  app: FastifyInstance,
  { db, createRenderer, publicUrl, inTurn = (_request, _reply, work) => work() }: PagesInput,
): { sendPage: SendPage; sendLinkPage: SendLinkPage } {
  // The page that is being rendered: for which request, and whether its data is unavailable for now.
  const rendering = new AsyncLocalStorage<{ reqId: string; unavailable: boolean }>()
  const reqId = () => rendering.getStore()?.reqId
  const link = localLink({
    router: appRouter,
    transformer: superjson,
    createContext: async () => ({ db, requestId: reqId() }),
    onError: ({ error, path }) => {
      const { status } = toProblem(error)
      const page = rendering.getStore()
      if (page && status === 503) page.unavailable = true
      if (status >= 500) app.log.error({ reqId: reqId(), err: error, path }, 'procedure failed')
    },
  })
  const render = createRenderer({ link, publicUrl })

  const sendPage: SendPage = async (request, reply, submission) => {
    reply.header('Vary', 'Accept')
    // The page that is cached for an address must not depend on how this visitor spelled it.
    const address = pageAddress(request.url) ?? request.url
    const text =
      !submission && prefersMarkdown(request.headers.accept)
        ? await markdownFor(db, request.url, publicUrl)
        : undefined
    if (text === undefined)
      return inTurn(request, reply, () => sendHtml(request, reply, { address, submission }))
    return reply
      .header('Cache-Control', cachingOf(200, address))
      .type('text/markdown; charset=utf-8')
      .send(text)
  }

  const sendLinkPage: SendLinkPage = (request, reply, link) =>
    inTurn(request, reply, () =>
      sendHtml(request, reply, { address: linkPageAddress(link), isOfLink: true }),
    )

  return { sendPage, sendLinkPage }

  async function sendHtml(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, submission, isOfLink = false }: HtmlInput,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('hex')
    const data = { reqId: request.id, unavailable: false }
    const page = await rendering.run(data, () =>
      // Put together as text: as a reference, "//evil.example" would name another host.
      render(new Request(publicUrl + address), nonce, submission),
    )
    const keepsStatus = isOfLink || submission !== undefined
    if (!keepsStatus || page.status >= 500) reply.code(page.status)
    reply.headers(Object.fromEntries(page.headers))
    if (page.status === 500 && data.unavailable) reply.code(503).header('Retry-After', retryAfter)
    if (page.status >= 500) request.log.error({ reqId: request.id }, 'page failed')
    if (isPreview(address)) reply.header('X-Robots-Tag', 'noindex')
    if (page.status >= 300 && page.status < 400)
      // A browser would keep a permanent redirect for ever, and its slug may come to name another product.
      return reply.header('Cache-Control', cachingOf(200, address)).send()
    const { html, scripts } = addCspHashes(await page.text(), nonce)
    // A page without inline scripts, such as one of the newsletter's links, has none at all.
    const scriptSources = scripts.length > 0 ? ["'self'", ...scripts] : []
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy({ scripts: scriptSources }))
      .header('Cache-Control', isOfLink ? 'no-store' : cachingOf(reply.statusCode, address))
      .send(html)
  }
}

function cachingOf(status: number, address: string): string {
  if (status >= 400 && !(status === 404 && address === unknownPage)) return 'no-store'
  if (isPreview(address)) return 'no-store'
  return isOneOfMany(address) ? uncachedControl : cacheControl
}

/** Takes the nonce out of a page, and gives the hashes of the inline scripts that carried it: a cached page has no nonce. */
function addCspHashes(html: string, nonce: string): { html: string; scripts: string[] } {
  const inline = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g')
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...html.matchAll(inline)].flatMap(([, content]) =>
      content ? [cspHash(content)] : [],
    ),
  }
}
