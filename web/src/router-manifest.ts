import type { Manifest as RouterManifest } from '@tanstack/react-router'
import type { DeferredAssets } from './bootstrap.ts'

/** The part of Vite's manifest that pages need: the browser's files by their source. */
type ViteManifest = Record<string, { file: string; src?: string; imports?: string[] }>

/**
 * Files a page loads: built ones by Vite's manifest, with the text of the inline script that loads them, or, in
 * development, sources that Vite serves.
 */
export type Assets =
  | { manifest: ViteManifest; bootstrap: string }
  | { scripts: { src?: string; children?: string }[]; styles: string[] }

const entry = 'src/entry-client.tsx'
const stylesheet = 'src/styles/site.css'

/** Which files each route needs, in the router's terms; `pages` has the page's source by route id. */
export function toRouterManifest(assets: Assets, pages: Record<string, string>): RouterManifest {
  if ('scripts' in assets) return developmentManifest(assets)
  const { manifest, bootstrap } = assets
  const [main = '', ...modules] = withImports(manifest, entry)
  const first = new Set([main, ...modules])
  const sheet = Object.values(manifest).find(({ src }) => src?.endsWith(stylesheet))
  const deferred: DeferredAssets = {
    entry: main,
    modules,
    stylesheet: sheet && `/${sheet.file}`,
  }
  const routes: RouterManifest['routes'] = {
    __root__: {
      scripts: [
        jsonScript('deferred-assets', deferred),
        { attrs: { type: 'module' }, children: bootstrap },
      ],
    },
  }
  for (const [route, source] of Object.entries(pages)) {
    const own = withImports(manifest, source)
    if (own.length === 0) throw new Error(`The built site has no ${source}`)
    const modules = own.filter((file) => !first.has(file))
    routes[route] = { scripts: [jsonScript('page-modules', modules)] }
  }
  return { routes }
}

function jsonScript(id: string, data: unknown) {
  return { attrs: { type: 'application/json', id }, children: JSON.stringify(data) }
}

function developmentManifest({
  scripts,
  styles,
}: Extract<Assets, { scripts: unknown }>): RouterManifest {
  const tags = scripts.map(({ children, ...attrs }) => ({
    attrs: { type: 'module', ...attrs },
    children,
  }))
  return { routes: { __root__: { scripts: tags, css: styles } } }
}

// A source's file and, in depth, the files it imports at once.
function withImports(manifest: ViteManifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)),
  ]
}
