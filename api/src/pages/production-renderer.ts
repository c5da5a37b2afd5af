import { readFile, realpath } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { CreateRenderer } from './renderer.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

/** The pages as `pnpm build` left them. Throws when they have not been built. */
export async function productionRenderer(): Promise<CreateRenderer> {
  // Where the build is, which a later one does not change.
  const build = pathToFileURL(`${await realpath(dist)}/`)
  const [{ createRenderer }, built] = await Promise.all([
    import(new URL('server/entry-server.js', build).href),
    readFile(new URL('client/.vite/manifest.json', build), 'utf8').then(JSON.parse),
  ])
  return (input) => createRenderer({ ...input, assets: { built } })
}
