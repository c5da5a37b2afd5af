import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url))
const day = 86_400

/** Built scripts and styles, pictures, downloads and the few files at the root of the site. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, {
    root: built,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  serveFolder(app, 'assets', `public, max-age=${365 * day}, immutable`)
  serveFolder(app, 'pictures', `public, max-age=${day}, stale-while-revalidate=${7 * day}`)
  serveFolder(app, 'downloads', `public, max-age=${day}`, 'attachment')
  for (const file of ['favicon.svg', 'sw.js', 'offline.html', 'offline.css', 'offline.js']) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').sendFile(file),
    )
  }
}

function serveFolder(
  app: FastifyInstance,
  folder: string,
  cacheControl: string,
  disposition?: string,
): void {
  app.get<{ Params: { '*': string } }>(
    `/${folder}/*`,
    { schema: { hide: true } },
    (request, reply) => {
      const file = request.params['*']
      if (file === '') return reply.callNotFound()
      reply.header('Cache-Control', cacheControl)
      if (disposition)
        reply.header(
          'Content-Disposition',
          `${disposition}; filename="${file.replaceAll(/[^\w.-]/g, '_')}"`,
        )
      return reply.sendFile(`${folder}/${file}`)
    },
  )
}
