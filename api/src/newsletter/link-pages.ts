import {
  type LinkPurpose,
  linkPurposes,
  type LinkState,
  outcomeAddress,
  type SubscriptionOutcome,
} from '@argo/domain/newsletter/newsletter-link'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { refuseOtherSites } from '../forms/other-sites.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import type { SendPage } from '../protocol/send-page.ts'
import { linkPath } from './links.ts'
import { followLink, readLink } from './opt-in.ts'

type LinkRequest = FastifyRequest<{ Params: { token: string } }>

const statuses: Record<LinkState, number> = { open: 200, expired: 410, unknown: 404 }

/** What a mail program posts to end a subscription without its reader opening the page (RFC 8058), in either encoding. */
const oneClick = /List-Unsubscribe(=|"\r?\n\r?\n)One-Click/

/**
 * The pages that the links in the newsletter's e-mails open. A GET changes nothing: each page has a button, which
 * posts to the page's own address. Mail programs may post to the one that unsubscribes from their own servers.
 */
export async function serveNewsletterLinks(
  app: FastifyInstance,
  db: Database,
  { sendPage }: { sendPage: SendPage },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    )
    scope.removeContentTypeParser('application/json')
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'Cache-Control': 'no-store',
        // The address holds the link's secret.
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      })
    })
    for (const purpose of linkPurposes) serveLink(scope, purpose)
  })

  function serveLink(scope: FastifyInstance, purpose: LinkPurpose): void {
    const url = linkPath(purpose, ':token')
    scope.get(url, { schema: { hide: true } }, async (request: LinkRequest, reply) =>
      respond(request, reply, purpose, await readLink(db, purpose, request.params.token)),
    )
    const options = { schema: { hide: true }, config: { hidesItsAddress: true } } as const
    scope.post(url, options, async (request: LinkRequest, reply) => {
      const { token } = request.params
      const isOneClick = purpose === 'unsubscribe' && oneClick.test(String(request.body))
      if (!isOneClick) await refuseOtherSites(request)
      const known = await readLink(db, purpose, token)
      const outcome = known === 'open' ? await followLink(db, purpose, token) : known
      return isOneClick && outcome !== 'unknown'
        ? reply.type('text/plain; charset=utf-8').send('Unsubscribed.\n')
        : respond(request, reply, purpose, outcome)
    })
    refuseOtherMethods(scope, url, ['GET', 'HEAD', 'POST'])
  }

  function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: LinkPurpose,
    state: LinkState | SubscriptionOutcome,
  ): Promise<FastifyReply> | FastifyReply {
    if (!isLinkState(state)) return reply.redirect(outcomeAddress(state), 303)
    return sendPage(request, reply.code(statuses[state]), { opened: { purpose, state } })
  }
}

function isLinkState(state: LinkState | SubscriptionOutcome): state is LinkState {
  return Object.hasOwn(statuses, state)
}
