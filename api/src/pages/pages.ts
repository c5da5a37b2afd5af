import type { FastifyInstance } from 'fastify'
import { refuseMethod, refuseOtherMethods } from '../protocol/methods.ts'
import type { SendPage } from '../protocol/send-page.ts'
import { isPreview, pageAddress } from './page-address.ts'

const readMethods = ['GET', 'HEAD']

/** Serves every other address with a rendered page; unknown ones with the 404 card. */
export function servePages(app: FastifyInstance, sendPage: SendPage): void {
  const cacheKey = (url: string) => (isPreview(url) ? undefined : pageAddress(url))
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/home', 307))
  // A route, and not only a not-found handler: its responses are not cached.
  app.get('/*', { schema: { hide: true }, config: { cacheKey } }, (request, reply) =>
    sendPage(request, reply),
  )
  refuseOtherMethods(app, '/*', readMethods)
  app.setNotFoundHandler(async (request, reply) =>
    readMethods.includes(request.method)
      ? sendPage(request, reply)
      : refuseMethod(request, reply, readMethods),
  )
}
