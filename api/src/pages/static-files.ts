import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, sendProblem } from '../protocol/problem.ts'
import {
  contentSecurityPolicy,
  cspHash,
  leaveOutDocumentHeaders,
} from '../protocol/security-headers.ts'

const built = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url))
const day = 86_400
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-512.png',
  'site.webmanifest',
]
const noFile = problem(404, 'There is no such file.')

/** The options of a route that sends a file. */
export const fileOptions = { schema: { hide: true }, onRequest: passOverRange } as const

interface StaticFiles {
  /** The folder of the build. */
  root?: string
  /** False to send browsers, in place of the service worker, one that removes it and what it has cached. */
  serviceWorker?: boolean
}

/** Built scripts and styles, pictures, models, downloads and the few files at the root of the site. */
export async function serveStaticFiles(
  app: FastifyInstance,
  { root = built, serviceWorker = true }: StaticFiles = {},
): Promise<void> {
  // Where the build is, which a later one does not change.
  const folder = realpathSync(root)
  const files = listFiles(folder)
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  await app.register(async (scope) => {
    leaveOutDocumentHeaders(scope)
    const forever = `public, max-age=${365 * day}, immutable`
    serveFolder(scope, files, 'assets', forever)
    serveFolder(scope, files, 'models', forever)
    serveFolder(scope, files, 'turns', forever)
    // Their names stay when their content changes.
    const forADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`
    serveFolder(scope, files, 'drawings', forADay)
    serveFolder(scope, files, 'pictures', forADay)
  })
  serveFolder(app, files, 'downloads', `public, max-age=${day}`, 'attachment')
  for (const file of [...icons, 'sw.js', 'offline.html', 'offline.css', 'licenses.txt']) {
    const html =
      file.endsWith('.html') && files.has(file) ? readFileSync(join(folder, file), 'utf8') : ''
    const policy = contentSecurityPolicy({ scripts: inlineScripts(html).map(cspHash) })
    // Browsers ask for the icon with every page that is moved to.
    const cacheControl = icons.includes(file) ? `public, max-age=${day}` : 'no-cache'
    app.get(`/${file}`, fileOptions, (_request, reply) =>
      reply
        .header('Cache-Control', cacheControl)
        .header('Content-Security-Policy', policy)
        .sendFile(file === 'sw.js' && !serviceWorker ? 'sw-off.js' : file),
    )
  }
}

// A range counts for GET alone, and not where the validator is a weak one (RFC 9110, sections 14.2 and 13.1.5).
async function passOverRange({ method, headers }: FastifyRequest): Promise<void> {
  const isWeak = String(headers['if-range']).startsWith('W/')
  if (method === 'HEAD' || isWeak) delete headers.range
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, content = '']) => content)
}

/**
 * The regular files of a build, without symbolic links, and without the compressed copies, which are sent in place of
 * their originals.
 */
// Folder by folder: Node's own recursion takes six times as long.
export function listFiles(root: string, folder = '', files = new Set<string>()): Set<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) listFiles(root, file, files)
    else if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) files.add(file)
  }
  return files
}

/** Sends what a folder of files has at every other address: a problem, never a page. */
export function sendNoFile(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, noFile)
}

/** Serves the files of a folder; others are not found. */
export function serveFolder(
  app: FastifyInstance,
  files: ReadonlySet<string>,
  folder: string,
  cacheControl: string,
  disposition?: string,
): void {
  app.get<{ Params: { '*': string } }>(`/${folder}/*`, fileOptions, (request, reply) => {
    const file = request.params['*']
    // The folder itself may be the address of a page, with a slash.
    if (file === '') return reply.callNotFound()
    if (!files.has(`${folder}/${file}`)) return sendNoFile(reply)
    reply.header('Cache-Control', cacheControl)
    // The feed shows the pictures in its readers' pages.
    if (folder === 'pictures') reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (disposition)
      reply.header(
        'Content-Disposition',
        `${disposition}; filename="${file.replaceAll(/[^\w.-]/g, '_')}"`,
      )
    return reply.sendFile(`${folder}/${file}`)
  })
}
