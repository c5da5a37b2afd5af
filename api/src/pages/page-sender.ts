import { randomBytes } from 'node:crypto'
import { linkPageAddress } from '@argo/domain/newsletter/newsletter-link'
import { unstable_localLink as localLink } from '@trpc/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import type { Database } from '../database/schema.ts'
import { cacheControl, uncachedControl } from '../protocol/cache-control.ts'
import { retryAfter, toProblem } from '../protocol/problem.ts'
import type { InTurn } from '../protocol/request-queue.ts'
import { contentSecurityPolicy, cspHash } from '../protocol/security-headers.ts'
import type { PageReason, SendPage } from '../protocol/send-page.ts'
import { appRouter } from '../app-router.ts'
import { isOneOfMany, isPreview, pageAddress, unknownPage } from './page-address.ts'
import type { CreateRenderer } from './renderer.ts'

interface PagesInput {
  db: Database
  createRenderer: CreateRenderer
  publicUrl: string
  /** Has what renders a page wait for its turn; without it nothing waits. */
  inTurn?: InTurn | undefined
}

/** Makes the function that sends the page at a request’s address, as HTML. */
export function createPageSender(
  app: FastifyInstance,
  { db, createRenderer, publicUrl, inTurn = (_request, _reply, work) => work() }: PagesInput,
): SendPage {
  const render = createRenderer({ publicUrl })

  return (request, reply, reason) => inTurn(request, reply, () => sendHtml(request, reply, reason))

  async function sendHtml(
    request: FastifyRequest,
    reply: FastifyReply,
    reason?: PageReason,
  ): Promise<FastifyReply> {
    const { submission, opened, path } = reason ?? {}
    const address = opened ? linkPageAddress(opened) : (path ?? addressOf(request))
    const nonce = randomBytes(16).toString('hex')
    let failure: unknown
    const onError = (error: unknown) => void (failure ??= error)
    const link = linkFor(request.id, onError)
    // Put together as text: as a reference, "//evil.example" would name another host.
    const page = await render(new Request(publicUrl + address), {
      link,
      nonce,
      submission,
      onError,
    })
    if (!reason || page.status >= 500) reply.code(page.status)
    reply.headers(Object.fromEntries(page.headers))
    if (page.status === 503) reply.header('Retry-After', retryAfter)
    if (page.status >= 500) request.log.error({ reqId: request.id, err: failure }, 'page failed')
    if (isPreview(address)) reply.header('X-Robots-Tag', 'noindex')
    if (page.status >= 300 && page.status < 400)
      // A browser would keep a permanent redirect for ever, and its slug may come to name another product.
      return reply.header('Cache-Control', cachingOf(200, address)).send()
    const { html, scripts, styles } = addCspHashes(await page.text(), nonce)
    // A page without inline scripts, such as one of the newsletter's links, has none at all.
    const scriptSources = scripts.length > 0 ? ["'self'", ...scripts] : []
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy({ scripts: scriptSources, styles }))
      .header('Cache-Control', opened ? 'no-store' : cachingOf(reply.statusCode, address))
      .send(html)
  }

  // Calls the procedures in this process, for a request.
  function linkFor(reqId: string, onFailure: (error: unknown) => void) {
    return localLink({
      router: appRouter,
      transformer: superjson,
      createContext: async () => ({ db, requestId: reqId }),
      onError: ({ error, path }) => {
        if (toProblem(error).status < 500) return
        app.log.error({ reqId, err: error, path }, 'procedure failed')
        onFailure(error)
      },
    })
  }
}

// The page that is cached for an address must not depend on how this visitor spelled it.
function addressOf({ url }: FastifyRequest): string {
  return pageAddress(url) ?? url
}

function cachingOf(status: number, address: string): string {
  if (status >= 400 && !(status === 404 && address === unknownPage)) return 'no-store'
  if (isPreview(address)) return 'no-store'
  return isOneOfMany(address) ? uncachedControl : cacheControl
}

/** Takes the nonce out of a page, because a cached one has none; gives the hashes of the inline scripts and styles that had it. */
function addCspHashes(html: string, nonce: string) {
  const hashesIn = (tag: string) => {
    const inline = new RegExp(`<${tag}[^>]* nonce="${nonce}"[^>]*>([^]*?)</${tag}>`, 'g')
    return [...html.matchAll(inline)].flatMap(([, content]) => (content ? [cspHash(content)] : []))
  }
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    scripts: hashesIn('script'),
    styles: hashesIn('style'),
  }
}
