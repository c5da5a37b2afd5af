import type { Manifest as RouterManifest } from '@tanstack/react-router'
import { begin, type Late } from './begin.ts'

/** The part of Vite's manifest that pages need: the browser's files by their source. */
type ViteManifest = Record<string, { file: string; src?: string; imports?: string[] }>

/** Files a page loads: built ones by Vite's manifest or, in development, sources that Vite serves. */
export type Assets =
  | { manifest: ViteManifest }
  | { scripts: { src?: string; children?: string }[]; styles: string[] }

const entry = 'src/entry-client.tsx'
const stylesheet = 'src/styles/site.css'

/** Which files each route needs, in the router's terms; `pages` has the page's source by route id. */
export function toRouterManifest(assets: Assets, pages: Record<string, string>): RouterManifest {
  if ('scripts' in assets) return developmentManifest(assets)
  const { manifest } = assets
  const [main = '', ...modules] = withImports(manifest, entry)
  const first = new Set([main, ...modules])
  const sheet = Object.values(manifest).find(({ src }) => src?.endsWith(stylesheet))
  const late: Late = { entry: main, modules, stylesheet: sheet && `/${sheet.file}` }
  const routes: RouterManifest['routes'] = {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: `(${String(begin)})(${JSON.stringify(late)})` },
      ],
    },
  }
  for (const [route, source] of Object.entries(pages)) {
    const own = withImports(manifest, source).filter((file) => !first.has(file))
    const attrs = { type: 'application/json', 'data-modules': '' }
    routes[route] = { scripts: [{ attrs, children: JSON.stringify(own) }] }
  }
  return { routes }
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
