import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileOptions, listFiles, serveFolder } from '../pages/static-files.ts'
import { refuseUnknown } from '../protocol/methods.ts'
import { problem, sendProblem } from '../protocol/problem.ts'
import { contentSecurityPolicy } from '../protocol/security-headers.ts'

const nothing = problem(404, 'There is nothing at this address.')
const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Gives the desk's document, for every address at which it has a page. */
export type DeskDocument = (request: FastifyRequest) => Promise<string>

/** Scripts and styles of the desk, the pictures of the site, and the desk's one document at every other address. */
export async function serveDeskFiles(app: FastifyInstance): Promise<void> {
  // Where the build is, which a later one does not change.
  const build = realpathSync(built)
  const [desk, site] = [join(build, 'staff'), join(build, 'client')]
  await app.register(staticFiles, {
    root: [desk, site],
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  const year = 365 * 86_400
  serveFolder(app, listFiles(desk), 'assets', `private, max-age=${year}, immutable`)
  serveFolder(app, listFiles(site), 'pictures', 'private, no-cache')
  app.get('/favicon.svg', fileOptions, (_request, reply) => reply.sendFile('favicon.svg', site))
  const html = readFileSync(join(desk, 'src/staff/index.html'), 'utf8')
  serveDocument(app, async () => html)
}

/** Serves the desk's document at every address without a route of its own. */
export function serveDocument(app: FastifyInstance, document: DeskDocument): void {
  const policy = contentSecurityPolicy({ scripts: ["'self'"] })
  for (const folder of ['/trpc', '/api']) refuseUnknown(app, folder)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, nothing))
  app.get('/*', async (request, reply): Promise<FastifyReply> => {
    const html = await document(request)
    return reply
      .header('Content-Security-Policy', policy)
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(html)
  })
}
