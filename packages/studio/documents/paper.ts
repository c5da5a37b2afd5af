import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { downloadOf } from '@argo/domain/products/downloads'
import { longDate } from '@argo/domain/text/date'
import { chromium } from 'playwright-core'
import { escapeUTF8 as escape } from 'entities'
import type { Product } from '@argo/domain/products/product'

/** A page of A4, whose title is its bookmark. */
export interface Page {
  title: string
  /** What stands at the top of a cover; other pages have a running head. */
  cover?: string
  /** Markup of what stands below the title. */
  body: string
}

const style = readFileSync(new URL('paper.css', import.meta.url), 'utf8')

/** The markup of a product's document; it prints as one page after the other. */
export function documentMarkup(product: Product, kind: string, pages: readonly Page[]): string {
  const { title, version, date } = downloadOf(product.id)!
  const sections = pages.map(
    ({ title, cover, body }, index) => `
<section id="page-${index + 1}"${cover ? ' class="cover"' : ''}>
<header aria-hidden="true">ARGO <span class="label">${cover ?? `${product.name} · ${kind}`}</span></header>
<h1>${title}</h1>
${body}
<footer aria-hidden="true" class="label">Version ${version} · ${longDate(date)} <span>${index + 1} / ${pages.length}</span></footer>
</section>`,
  )
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Argo ${title}</title>
<style>${fontFaces()}${style}</style>
${sections.join('')}`
}

function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url)
  const faces = [400, 600, 700, 800].map((weight) => {
    const file = resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`)
    const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
    return `@font-face { font-family: Archivo; font-weight: ${weight}; src: url(${source}) }`
  })
  return faces.join('\n')
}

/** Prints a document as a tagged PDF. Throws when something runs off its page. */
export async function printPdf(markup: string): Promise<Uint8Array> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  try {
    const tab = await browser.newPage()
    await tab.emulateMedia({ media: 'print' })
    await tab.setContent(markup)
    await tab.evaluate(() => document.fonts.ready)
    const full = await tab
      .locator('section')
      .evaluateAll((pages) =>
        pages
          .filter((page) => page.scrollHeight > page.clientHeight)
          .map((page) => page.querySelector('h1')?.textContent),
      )
    if (full.length > 0) throw new Error(`No room on the page "${full.join('", "')}"`)
    return await tab.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
  } finally {
    await browser.close()
  }
}

/** A list; where it is "ol", numbered. */
export function list(items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</${tag}>`
}

/** A table: its columns, each with its share of the width in percent; the first cell of a row is its heading. */
export function table(columns: Record<string, number>, rows: readonly string[][]): string {
  const heads = Object.entries(columns).map(
    ([title, share]) => `<th scope="col" style="width: ${share}%">${title}</th>`,
  )
  const lines = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escape(first)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}
