import { readFile, realpath } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { criticalCss } from './critical-css.ts'
import type { CreateRenderer } from './renderer.ts'

const dist = new URL('../../../web/dist/', import.meta.url)

interface BuiltFile {
  file: string
  src?: string
  /** The stylesheets that a script brings. */
  css?: string[]
}

/** The pages as `pnpm build` left them, each with the styles it needs. Throws when they have not been built. */
export async function productionRenderer(): Promise<CreateRenderer> {
  // Where the build is, which a later one does not change.
  const build = pathToFileURL(`${await realpath(dist)}/`)
  const [{ createRenderer }, manifest] = await Promise.all([
    import(new URL('server/entry-server.js', build).href),
    readFile(new URL('client/.vite/manifest.json', build), 'utf8').then(JSON.parse),
  ])
  // The font's faces come with a page alone: declared once more by its stylesheet, they would have the whole
  // page laid out again.
  const sheets = await Promise.all(
    ['font', 'site'].map((name) => readFile(builtFile(`styles/${name}.css`), 'utf8')),
  )
  const styles = criticalCss(sheets.join(''))
  const ownStyles = await readOwnStyles()
  const bootstrap = await readFile(builtFile('src/bootstrap.ts'), 'utf8')
  const withStyles = (html: string, nonce: string) =>
    html.replace('</head>', () => `${headStyles(html, nonce)}</head>`)
  return (input) => {
    const assets = { manifest, bootstrap }
    const render: ReturnType<CreateRenderer> = createRenderer({ ...input, assets })
    return async (request, nonce, submission) => {
      const page = await render(request, nonce, submission)
      const { status, headers } = page
      return { status, headers, text: async () => withStyles(await page.text(), nonce) }
    }
  }

  // A page's own stylesheet comes with it as a whole: it is small, and without scripts nothing else would bring it. Its
  // disabled link, which loads nothing, tells the page's script that it is there.
  function headStyles(html: string, nonce: string): string {
    const all = ownStyles.filter(({ script }) => html.includes(script))
    const own = all.map(({ styles }) => styles).join('')
    const links = all
      .flatMap(({ sheets }) => sheets)
      .map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
    return `<style nonce="${nonce}">${styles(html, own)}${own}</style>${links.join('')}`
  }

  function readOwnStyles(): Promise<{ script: string; sheets: string[]; styles: string }[]> {
    return Promise.all(
      Object.values<BuiltFile>(manifest)
        .filter(({ css = [] }) => css.length > 0)
        .map(async ({ file, css = [] }) => {
          const texts = css.map((sheet) => readFile(new URL(`client/${sheet}`, build), 'utf8'))
          return { script: file, sheets: css, styles: (await Promise.all(texts)).join('') }
        }),
    )
  }

  function builtFile(source: string): URL {
    const built = Object.values<BuiltFile>(manifest).find(({ src }) => src?.endsWith(source))
    if (!built) throw new Error(`The built site has no ${source}`)
    return new URL(`client/${built.file}`, build)
  }
}
