import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import type { CreateRenderer } from './pages/renderer.ts'
import { attachDesk } from './staff/attach.ts'
import { serveDocument } from './staff/static-files.ts'
import { startFailure } from './start-failure.ts'

// Development: the same server, with pages and browser files straight from the sources.
const web = fileURLToPath(new URL('../../web/', import.meta.url))
const reactRefresh = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
const root = {
  css: ['/src/styles/font.css', '/src/styles/site.css'],
  scripts: [
    { attrs: { type: 'module' }, children: reactRefresh },
    { attrs: { type: 'module', src: '/@vite/client' } },
    { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
  ],
}
const manifest = { routes: { __root__: root } }

try {
  await serve()
} catch (error) {
  process.stderr.write(`Argo did not start. ${startFailure(error)}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const env = readEnv()
  const database = await openDatabase(env.databaseUrl)
  const vite = await createServer({ root: web, server: { middlewareMode: true } })
  const app = await buildApp({
    ...env,
    ...database,
    createRenderer: createRendererOf(vite),
    // Pages change with their sources too.
    catalogueVersion: undefined,
  })
  serveSources(app, vite)
  await attachDesk(app, {
    ...env,
    ...database,
    serveFiles: async (desk) => {
      serveSources(desk, vite)
      const path = '/src/staff/index.html'
      serveDocument(desk, async () =>
        vite.transformIndexHtml(path, await readFile(join(web, path), 'utf8')),
      )
    },
  })
  app.addHook('onClose', () => vite.close())
  await listen(app, env, 'Argo, in development,')
}

// Vite puts styles and scripts into the page by itself, which the strict policy forbids.
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.removeHeader('Content-Security-Policy'),
  )
}

function createRendererOf({ environments: { ssr } }: ViteDevServer): CreateRenderer {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no server environment to run')
  return (input) => async (request, page) => {
    const entry = await ssr.runner.import('/src/entry-server.tsx')
    return entry.createRenderer({ ...input, manifest })(request, page)
  }
}
