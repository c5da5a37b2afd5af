/** The part of Vite's manifest that pages need: the browser's files by their source. */
export type ViteManifest = Record<string, { file: string; imports?: string[] }>

/** The stylesheets and scripts that the router writes into the pages of a route. */
interface RouteAssets {
  css?: string[]
  preloads?: string[]
  scripts?: { attrs: Record<string, string>; children?: string }[]
}

/** The assets of each route, by its id. */
export interface RouterManifest {
  routes: Record<string, RouteAssets>
}

const entry = 'src/entry-client.tsx'

/**
 * What each route's page loads, by Vite's manifest; `pages` has the source of a page by its route's id. Throws when one
 * was not built.
 */
export function routerManifest(
  manifest: ViteManifest,
  pages: Record<string, string>,
): RouterManifest {
  const [main = '', ...shared] = filesOf(manifest, entry)
  const everywhere = new Set([main, ...shared])
  const routes = Object.entries(pages).map(([id, source]) => [
    id,
    { preloads: filesOf(manifest, source).filter((file) => !everywhere.has(file)) },
  ])
  return {
    routes: {
      ...Object.fromEntries(routes),
      __root__: {
        css: Object.values(manifest).flatMap(({ file }) =>
          file.endsWith('.css') ? [`/${file}`] : [],
        ),
        preloads: shared,
        scripts: [{ attrs: { type: 'module', src: main, fetchPriority: 'low' } }],
      },
    },
  }
}

// A source's file and, in depth, the files that it imports.
function filesOf(manifest: ViteManifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The built site has no ${source}`)
  if (seen.has(source)) return []
  seen.add(source)
  const imported = chunk.imports ?? []
  return [`/${chunk.file}`, ...imported.flatMap((name) => filesOf(manifest, name, seen))]
}
