import type { FastifyInstance } from 'fastify'
import { isFileAddress } from '../protocol/request-target.ts'
import { refuseMethod, refuseOtherMethods } from '../protocol/methods.ts'
import { problem, sendProblem } from '../protocol/problem.ts'
import type { SendPage } from '../protocol/send-page.ts'
import { isPreview, pageAddress, unknownPage } from '../addresses/page-address.ts'

const readMethods = ['GET', 'HEAD']
const noFile = problem(404, 'There is no such file.')

/** Serves every other address with a rendered page; unknown ones with the 404 card. */
export function servePages(app: FastifyInstance, sendPage: SendPage): void {
  const cache = {
    address: (url: string) => (isPreview(url) ? undefined : pageAddress(url)),
    notFound: unknownPage,
  }
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/home', 307))
  // A route, and not only a not-found handler: its responses are not cached.
  app.get('/*', { schema: { hide: true }, config: { cache } }, (request, reply) =>
    sendPage(request, reply),
  )
  refuseOtherMethods(app, '/*', readMethods)
  app.setNotFoundHandler(async (request, reply) => {
    if (!readMethods.includes(request.method)) return refuseMethod(request, reply, readMethods)
    return isFileAddress(request.url) ? sendProblem(reply, noFile) : sendPage(request, reply)
  })
}
