/** The part of Vite's manifest that pages need: the browser's files by their source. */
export type ViteManifest = Record<string, { file: string }>

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

/**
 * What each route's page loads, by Vite's manifest; `pages` has the source of a page by its route's id. Throws when one
 * was not built. What the entry imports is not preloaded: it would come beside the page's first picture, and slow it down.
 */
export function routerManifest(
  manifest: ViteManifest,
  pages: Record<string, string>,
): RouterManifest {
  const fileOf = (source: string) => {
    const built = manifest[source]
    if (!built) throw new Error(`The built site has no ${source}`)
    return `/${built.file}`
  }
  const files = Object.values(manifest).map(({ file }) => `/${file}`)
  const routes = Object.entries(pages).map(([id, source]) => [id, { preloads: [fileOf(source)] }])
  return {
    routes: {
      ...Object.fromEntries(routes),
      __root__: {
        css: files.filter((file) => file.endsWith('.css')),
        scripts: [
          { attrs: { type: 'module', src: fileOf('src/entry-client.tsx'), fetchPriority: 'low' } },
        ],
      },
    },
  }
}
