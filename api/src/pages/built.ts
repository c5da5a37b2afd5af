import { readFile } from 'node:fs/promises'
import { pageStyles } from './page-styles.ts'
import type { CreateRenderer } from './renderer.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

interface BuiltFile {
  file: string
  src?: string
}

/** The pages as `pnpm build` left them, each with the styles it needs. Throws when they have not been built. */
export async function builtPages(): Promise<CreateRenderer> {
  const [{ createRenderer }, manifest] = await Promise.all([
    import(new URL('server/entry-server.js', dist).href),
    readFile(new URL('client/.vite/manifest.json', dist), 'utf8').then(JSON.parse),
  ])
  const styles = pageStyles(await readFile(stylesheetOf(manifest), 'utf8'))
  const withStyles = (html: string, nonce: string) =>
    html.replace('</head>', () => `<style nonce="${nonce}">${styles(html)}</style></head>`)
  return (input) => {
    const render: ReturnType<CreateRenderer> = createRenderer({ ...input, assets: { manifest } })
    return async (request, nonce) => {
      const page = await render(request, nonce)
      const { status, headers } = page
      return { status, headers, text: async () => withStyles(await page.text(), nonce) }
    }
  }
}

function stylesheetOf(manifest: Record<string, BuiltFile>): URL {
  const stylesheet = Object.values(manifest).find(({ src }) => src?.endsWith('styles/site.css'))
  if (!stylesheet) throw new Error('The built site has no stylesheet')
  return new URL(`client/${stylesheet.file}`, dist)
}
