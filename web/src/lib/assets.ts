import type { Manifest as RouterManifest } from '@tanstack/react-router'

/** The part of Vite's manifest that pages need: the browser's files by their source. */
type ViteManifest = Record<string, { file: string; imports?: string[] }>

/** Files a page loads: built ones by Vite's manifest or, in development, sources that Vite serves. */
export type Assets =
  | { manifest: ViteManifest }
  | { scripts: { src?: string; children?: string }[]; styles: string[] }

const entry = 'src/entry-client.tsx'

/** Which files each route needs, in the router's terms; `pages` has the page's source by route id. */
export function toRouterManifest(assets: Assets, pages: Record<string, string>): RouterManifest {
  if ('scripts' in assets) return developmentManifest(assets)
  const { manifest } = assets
  const [main, ...imports] = withImports(manifest, entry)
  const first = new Set([main, ...imports])
  const routes: RouterManifest['routes'] = {
    __root__: {
      scripts: [{ attrs: { type: 'module', src: main } }],
      preloads: imports,
    },
  }
  for (const [route, source] of Object.entries(pages)) {
    routes[route] = { preloads: withImports(manifest, source).filter((file) => !first.has(file)) }
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
