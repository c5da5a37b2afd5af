import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { startSite } from '@argo/cli/site-process'
import { expect, open, sameTab, test } from './fixtures.ts'

const word = 'Hochleistungsnetzteilverkabelungskonsole'

test(
  'a word of forty letters in a product’s name, description, specs and color widens no page of a phone and is cut on none',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    const site = await startSite()
    const database = new DatabaseSync(site.databaseFile, { timeout: 5_000 })
    database
      .prepare(
        `UPDATE products SET name = ?, description = ?, featured = 1, color_variations = ?, default_color = ?,
         specs = json_insert(specs, '$[#]', ?, '$[#]', ?) WHERE id IN (79, 98)`,
      )
      .run(
        `${word} Pro`,
        `A ${word} with a ${word}.`,
        JSON.stringify([word, 'Black']),
        word,
        `${word}: 7`,
        `Sockets: ${word}`,
      )
    database.close()
    try {
      for (const address of [
        '/home',
        '/products',
        '/cases',
        '/chairs',
        '/cases/edge',
        '/chairs/swift-pro',
        '/cases/calypso',
        `/search?q=${word}`,
        '/compare',
        '/compare?products=edge,calypso',
        '/fit?case=edge',
        '/fit/chairs',
        '/newsletter?product=edge',
      ])
        await test.step(address, async () => {
          await page.setViewportSize({ width: 320, height: 640 })
          await open(page, site.url + address)
          await expectNothingCut(page, address)
        })
    } finally {
      await site.stop()
    }
  },
)

// Of WCAG 2.2, success criterion 1.4.12.
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

sameTab(
  'with wider spaces between letters, words and lines no page is wider than a phone and nothing is cut',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of [
      '/home',
      '/products',
      '/cases',
      '/monitors',
      '/contact',
      '/warranty',
      '/search?q=edge',
      '/cases/edge',
      '/cooling/nivos',
      '/chairs/swift-pro',
      '/peripherals/argo-g-100m',
      '/monitors/carina-34',
      '/power-supplies/gx-1k-titan',
      '/product/90',
    ])
      await test.step(address, async () => {
        await open(page, address)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
        }, textSpacing)
        await expectNothingCut(page, address)
      })
  },
)

async function expectNothingCut(page: Page, address: string): Promise<void> {
  expect.soft(await page.evaluate(textBeyondTheScreen), address).toEqual([])
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
    .toBeLessThanOrEqual(320)
}

// Runs in the page: texts that reach beyond the screen's edge, but for those of drawings and in what scrolls.
function textBeyondTheScreen(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const beyond: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const isBeyond = [...range.getClientRects()].some(
      ({ right, width }) => width > 0 && right > window.innerWidth + 1,
    )
    if (isBeyond && !isScrolled(text.parentElement)) beyond.push(text.textContent?.trim() ?? '')
  }
  return beyond

  function isScrolled(element: Element | null): boolean {
    if (!element) return false
    const { overflowX, position, width } = getComputedStyle(element)
    return (
      /auto|scroll/.test(overflowX) ||
      element instanceof SVGElement ||
      (position === 'absolute' && width === '1px') ||
      isScrolled(element.parentElement)
    )
  }
}
