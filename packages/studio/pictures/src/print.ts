import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { chromium } from 'playwright-core'

const sheet = new URL('../.cache/print.html', import.meta.url)
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)

export interface Page {
  /** The body's markup; pictures by file URL. */
  body: string
  width: number
  /** Without a height the page is as long as its content. */
  height?: number
}

/** Sets pages in the brand's type and gives each as PNG to `printed`. */
export async function print<P extends Page>(
  pages: P[],
  style: string,
  printed: (page: P, png: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  mkdirSync(new URL('./', sheet), { recursive: true })
  try {
    const tab = await browser.newPage()
    for (const page of pages) {
      const { body, width, height = 800 } = page
      writeFileSync(sheet, markup(body, style))
      await tab.setViewportSize({ width, height })
      await tab.goto(sheet.href, { waitUntil: 'load' })
      await tab.evaluate(() => document.fonts.ready)
      await printed(page, await tab.screenshot({ fullPage: page.height === undefined }))
    }
  } finally {
    await browser.close()
  }
}

const markup = (body: string, style: string) => `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Archivo; src: url('file://${font}'); font-weight: 100 900; font-stretch: 62% 125% }
  * { margin: 0; box-sizing: border-box }
  body { background: #0a0b0d; color: #eceef1; font: 16px/1.4 Archivo }
  ${style}
</style>
${body}`
