import { readFile } from 'node:fs/promises'
import type { CreateRenderer } from './renderer.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

/** The pages as `pnpm build` left them. Throws when they have not been built. */
export async function builtPages(): Promise<CreateRenderer> {
  const [{ createRenderer }, manifest] = await Promise.all([
    import(new URL('server/entry-server.js', dist).href),
    readFile(new URL('client/.vite/manifest.json', dist), 'utf8').then(JSON.parse),
  ])
  return (input) => createRenderer({ ...input, assets: { manifest } })
}
