import type { DeferredAssets } from './bootstrap.ts'
import type { PageScript, ScriptsByRoute } from './routes/context.ts'

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

/** The scripts of each page; `pages` has the sources of a page by the key of its scripts. Throws when one was not built. */
export function scriptsByRoute(assets: Assets, pages: Record<string, string[]>): ScriptsByRoute {
  if ('scripts' in assets)
    return { __root__: assets.scripts.map((script) => ({ type: 'module', ...script })) }
  const { manifest, bootstrap } = assets
  const [main = '', ...modules] = withImports(manifest, entry)
  const first = new Set([main, ...modules])
  const sheet = Object.values(manifest).find(({ src }) => src?.endsWith(stylesheet))
  const deferred: DeferredAssets = {
    entry: main,
    modules,
    stylesheet: sheet && `/${sheet.file}`,
  }
  const scripts: ScriptsByRoute = {
    __root__: [jsonScript('deferred-assets', deferred), { type: 'module', children: bootstrap }],
  }
  for (const [key, sources] of Object.entries(pages)) {
    const missing = sources.find((source) => !manifest[source])
    if (missing !== undefined) throw new Error(`The built site has no ${missing}`)
    const own = new Set(sources.flatMap((source) => withImports(manifest, source)))
    const modules = [...own].filter((file) => !first.has(file))
    scripts[key] = [jsonScript('page-modules', modules)]
  }
  return scripts
}

function jsonScript(id: string, data: unknown): PageScript {
  return { type: 'application/json', id, children: JSON.stringify(data) }
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
