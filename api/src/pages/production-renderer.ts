import { readFile, realpath } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { CreateRenderer } from './renderer.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

/** The pages as `pnpm build` left them, and the build's name. Throws when they have not been built. */
export async function productionRenderer(): Promise<{
  createRenderer: CreateRenderer
  build: string
}> {
  // Where the build is, which a later one does not change.
  const build = pathToFileURL(`${await realpath(dist)}/`)
  const [{ createRenderer }, files] = await Promise.all([
    import(new URL('server/entry-server.js', build).href),
    readFile(new URL('client/.vite/manifest.json', build), 'utf8').then(JSON.parse),
  ])
  const script = `/${files['src/entry-client.tsx'].file}`
  const stylesheet = `/${files['style.css'].file}`
  const scripts = [{ attrs: { type: 'module', src: script, fetchPriority: 'low' } }]
  const text = await readFile(new URL(`client${stylesheet}`, build), 'utf8')
  return {
    createRenderer: (input) =>
      createRenderer({
        ...input,
        manifest: { routes: { __root__: { scripts } } },
        stylesheet: { address: stylesheet, text },
      }),
    build: script,
  }
}
